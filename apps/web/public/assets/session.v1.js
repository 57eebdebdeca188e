// Before the back office is fetched, so not in a module: whoever has no session here goes to the log-in page at once.
// Browsers keep this file for a year: a change of it needs another name.
try {
  const open = ['/login', '/forgotten-password', '/reset-password'];
  const { pathname, search, hash } = location;
  if (localStorage.getItem('cadran.session') === null && !open.includes(pathname)) {
    const wanted = pathname + search + hash;
    location.replace(wanted === '/' ? '/login' : `/login?returnTo=${encodeURIComponent(wanted)}`);
  }
} catch {
  // Storage is forbidden: the back office finds out by itself.
}
