/** The major version of the bundled binaries, part of the cluster folder's name. */
export const MAJOR = '18';
export const CLUSTER_FOLDER = `pg${MAJOR}`;

/** The superuser of the cluster; the application never uses this role. */
export const SUPERUSER = 'postgres';
