/** Null in a browser that lets nothing be stored, or has no room: nothing may depend on what is kept there. */
export const ifStored = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    return null;
  }
};
