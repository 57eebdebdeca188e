/** Pages that need no session. */
export const PUBLIC_PATHS: readonly string[] = ['/login', '/forgotten-password', '/reset-password'];
const PATHS_WITHOUT_RETURN = [...PUBLIC_PATHS, '/change-password'];

/** The path of this application to open after logging in, or null. */
export const safeReturnPath = (wanted: unknown): string | null => {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  // Browsers read a backslash as a slash, and drop tabs and line ends.
  if (/[\\\p{Cc}]/u.test(wanted)) return null;
  const [path = ''] = wanted.split(/[?#]/);
  // Two slashes begin another host, and dot segments can produce them.
  if (path.includes('//') || /\/(?:\.|%2e)/i.test(path)) return null;
  return PATHS_WITHOUT_RETURN.includes(path) ? null : wanted;
};
