#!/usr/bin/python3
"""A bare window of WebKitGTK for WebKitWebDriver: MiniBrowser cannot be narrower than its toolbar."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

script, motion, text = sys.argv[1:4]
# Reduced motion by default, so that what is pressed stays where it is.
Gtk.Settings.get_default().set_property("gtk-enable-animations", motion == "true")
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
scripts = WebKit2.UserContentManager()
scripts.add_script(
    WebKit2.UserScript(
        script,
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
    )
)
view = WebKit2.WebView(web_context=context, user_content_manager=scripts, is_controlled_by_automation=True)
view.get_settings().set_default_font_size(int(text))
window = Gtk.Window(decorated=False)
window.add(view)
window.set_default_size(1280, 900)


def start(_, session):
    session.connect("create-web-view", lambda _: view)
    window.show_all()


context.connect("automation-started", start)
Gtk.main()
