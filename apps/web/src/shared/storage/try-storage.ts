/** Null when the browser forbids storage or it is full. */
export const tryStorage = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    return null;
  }
};
