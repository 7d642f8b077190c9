"""What Voila is told: the settings that keep memory, privacy and speed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebook_widgets.app.navigation import Navigation, read_navigation
from rulebook_widgets.app.settings import (
    SECURITY_POLICY,
    ServeOptions,
    tornado_settings,
    transport,
    voila_settings,
    without_outside_addresses,
)


@pytest.fixture
def navigation(shelf: Path) -> Navigation:
    """The navigation of the small notebooks."""
    return read_navigation(shelf)


@pytest.mark.parametrize("manager", ["MappingKernelManager", "AsyncMappingKernelManager"])
def test_unused_kernels_are_stopped_even_with_the_page_open(
    navigation: Navigation, manager: str
) -> None:
    config = voila_settings(navigation, ServeOptions(idle_minutes=5), "/notebooks")
    culling = config[manager]
    assert culling.cull_idle_timeout == 300
    assert culling.cull_connected is True
    assert 0 < culling.cull_interval <= 60


def test_only_the_entry_pages_wait_ready_made(navigation: Navigation) -> None:
    pools = voila_settings(navigation, ServeOptions(), "/notebooks").VoilaKernelManager
    assert pools.kernel_pools_config["default"]["pool_size"] == 0
    waiting = {name for name, pool in pools.kernel_pools_config.items() if pool["pool_size"]}
    assert waiting == set(navigation.entries)
    assert pools.fill_delay >= 6


def test_preheating_can_be_chosen(navigation: Navigation) -> None:
    every = voila_settings(navigation, ServeOptions(preheat="all"), "/notebooks")
    none = voila_settings(navigation, ServeOptions(preheat="none"), "/notebooks")
    assert every.VoilaKernelManager.kernel_pools_config["default"]["pool_size"] == 1
    assert every.VoilaConfiguration.preheat_kernel is True
    assert none.VoilaConfiguration.preheat_kernel is False


def test_pages_show_no_code_no_traceback_and_no_other_template(navigation: Navigation) -> None:
    pages = voila_settings(navigation, ServeOptions(), "/notebooks").VoilaConfiguration
    assert pages.template == "rulebook"
    assert pages.strip_sources is True
    assert pages.show_tracebacks is False
    assert pages.allow_template_override == "NO"


def test_the_page_may_load_from_its_own_server_only() -> None:
    assert "default-src 'self'" in SECURITY_POLICY
    assert "unsafe-eval" not in SECURITY_POLICY
    assert "http" not in SECURITY_POLICY
    headers = tornado_settings(ServeOptions())["headers"]
    assert headers["Content-Security-Policy"] == SECURITY_POLICY


@pytest.mark.parametrize(
    ("options", "reachable"),
    [
        (ServeOptions(), False),
        (ServeOptions(behind_proxy=True), True),
        (ServeOptions(host="0.0.0.0"), True),
    ],
)
def test_other_host_names_are_refused_on_this_machine_only(
    options: ServeOptions, reachable: bool
) -> None:
    assert tornado_settings(options)["allow_remote_access"] is reachable


def test_the_foreign_address_of_mathjax_is_replaced_by_our_own() -> None:
    told = {"fullMathjaxUrl": "https://cdn.example/mathjax.js", "other": 1}
    kept = without_outside_addresses(told, base_url="/base/", notebook_path="a.ipynb")
    assert kept["fullMathjaxUrl"].startswith("/base/voila/templates/rulebook/static/")
    assert kept["other"] == 1


@pytest.mark.parametrize(("folder", "way"), [("/tmp", "ipc"), ("/var/folders/" + "x" * 40, "tcp")])
def test_sockets_are_used_where_their_names_fit(folder: str, way: str) -> None:
    assert transport(folder) == way
