/** Any origin will do: the question is only whether the path leaves it. */
const HERE = 'https://here.invalid';
const PLACES_WITHOUT_RETURN = ['/login', '/change-password'];

/** Where to go back to after logging in: a path of this application, or nothing. */
export const safeReturnPath = (wanted: unknown): string | null => {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  // Browsers read a backslash as a slash, and drop tabs and line ends.
  if (/[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, HERE)) return null;
  const url = new URL(wanted, HERE);
  if (url.origin !== HERE || PLACES_WITHOUT_RETURN.includes(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
};
