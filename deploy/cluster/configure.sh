#!/bin/sh
# Writes the configuration of one machine from the templates.
# Usage: configure.sh machine.env folder
set -eu
[ $# -eq 2 ] || { echo "Usage: $0 machine.env folder" >&2; exit 2; }
here=$(dirname "$0")
set -a
. "$1"
set +a
umask 027
for template in "$here"/templates/*; do
  for name in $(grep -o '\${[A-Z_]*}' "$template" | tr -d '${}' | sort -u); do
    eval "value=\${$name:-}"
    [ -n "$value" ] || { echo "$1: $name is missing or empty" >&2; exit 1; }
  done
  envsubst "$(grep -o '\${[A-Z_]*}' "$template" | sort -u | tr '\n' ' ')" < "$template" > "$2/$(basename "$template")"
done
