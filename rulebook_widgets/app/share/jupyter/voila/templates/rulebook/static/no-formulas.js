/* Voila's page asks for MathJax at every start. Our pages have no formulas, so it gets this. */
window.MathJax = {
  Hub: {
    Config() {},
    Configured() {},
    Queue() {},
    Register: { StartupHook() {} },
  },
};
