#!/bin/sh
# Makes sure that Chromium is installed for the tests in a real browser: tools/chromium.sh
set -eu
command -v chromium-headless-shell >/dev/null 2>&1 && command -v chromium >/dev/null 2>&1 && exit 0
if command -v apt-get >/dev/null 2>&1; then
    run=""
    [ "$(id -u)" = 0 ] || run="sudo"
    $run apt-get update -qq
    $run apt-get install -y -qq chromium chromium-headless-shell
elif ! command -v chromium >/dev/null 2>&1; then
    echo "chromium is missing: install it with your system's package manager" >&2
    exit 1
fi
