#!/bin/sh
# Installs the Debian packages of the cluster, as root. Starts none of their services: they have no configuration yet.
set -eu
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' > "$policy"
  chmod +x "$policy"
  trap 'rm -f "$policy"' EXIT
fi
apt-get update
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
  postgresql patroni etcd-server etcd-client pgbouncer haproxy pgbackrest gettext-base curl
