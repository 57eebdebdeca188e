/** The major version of the bundled binaries: the data folder carries it in its name. */
export const MAJOR = '18';
export const CLUSTER_FOLDER = `pg${MAJOR}`;

/** The superuser inside the cluster; the application never works as this role. */
export const SUPERUSER = 'postgres';
