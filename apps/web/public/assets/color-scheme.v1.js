// Before the first paint, so not in a module: the colours chosen on this device, else the system's. Browsers keep this
// file for a year: a change of it needs another name.
try {
  const chosen = localStorage.getItem('cadran.color-scheme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.style.colorScheme = chosen;
} catch {
  // Storage is forbidden: nothing was chosen.
}
