/** Pages of the way in, which nobody needs to be logged in for. */
export const BEFORE_LOG_IN: readonly string[] = [
  '/login',
  '/forgotten-password',
  '/reset-password',
];
const PLACES_WITHOUT_RETURN = [...BEFORE_LOG_IN, '/change-password'];

/** Where to go back to after logging in: a path of this application, or nothing. */
export const safeReturnPath = (wanted: unknown): string | null => {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  // Browsers read a backslash as a slash, and drop tabs and line ends.
  if (/[\\\p{Cc}]/u.test(wanted)) return null;
  const [path = ''] = wanted.split(/[?#]/);
  // Two slashes begin another host, and dots take away what stood before the second.
  if (path.includes('//') || /\/(?:\.|%2e)/i.test(path)) return null;
  return PLACES_WITHOUT_RETURN.includes(path) ? null : wanted;
};
