export interface PageTimer {
  /** Time looked at so far, in milliseconds. */
  elapsed(): number;
  pause(): void;
  resume(): void;
}

/** Counts only while the page is visible. */
export const createPageTimer = (now: () => number, before = 0): PageTimer => {
  let counted = before;
  let since: number | null = now();
  return {
    elapsed: () => Math.round(counted + (since === null ? 0 : now() - since)),
    pause: () => {
      if (since !== null) counted += now() - since;
      since = null;
    },
    resume: () => {
      since ??= now();
    },
  };
};
