#!/usr/bin/env bash
# Installs what the tests start by themselves, where it is missing (Debian, Ubuntu): PostgreSQL, Redis, the proxies of
# deploy/ and what checks its units.
set -euo pipefail

missing=()
command -v redis-server > /dev/null || missing+=(redis-server)
command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || missing+=(postgresql)
for package in nginx caddy openssl; do
    command -v "$package" > /dev/null || [ -x "/usr/sbin/$package" ] || missing+=("$package")
done
command -v systemd-analyze > /dev/null || missing+=(systemd)
if [ ${#missing[@]} -eq 0 ]; then
    exit 0
fi
if ! command -v apt-get > /dev/null; then
    echo "missing: ${missing[*]}; install them with this system's own tool" >&2
    exit 1
fi
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
# The services themselves must not start: tests run their own on free ports.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
    printf '#!/bin/sh\nexit 101\n' | "${as_root[@]}" tee "$policy" > /dev/null
    "${as_root[@]}" chmod +x "$policy"
    trap '"${as_root[@]}" rm -f "$policy"' EXIT
fi
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
