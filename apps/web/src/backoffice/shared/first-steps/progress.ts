export const FIRST_STEPS = ['create', 'preview', 'share', 'read'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export interface Progress {
  readonly done: readonly FirstStep[];
  readonly dismissed: boolean;
}

const NONE: Progress = { done: [], dismissed: false };

/** Invalid stored data counts as no progress. */
export const parseProgress = (kept: string | null): Progress => {
  try {
    const { done, dismissed }: { done?: unknown; dismissed?: unknown } = JSON.parse(kept ?? '{}');
    return {
      done: FIRST_STEPS.filter((step) => Array.isArray(done) && done.includes(step)),
      dismissed: dismissed === true,
    };
  } catch {
    return NONE;
  }
};

export const withStep = (progress: Progress, step: FirstStep): Progress => ({
  ...progress,
  done: FIRST_STEPS.filter((known) => known === step || progress.done.includes(known)),
});

export const isOver = ({ done, dismissed }: Progress): boolean =>
  dismissed || done.length === FIRST_STEPS.length;
