import type { PointerEvent } from 'react';

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings the statement after an answered one into view, if it has no answer yet; moves no further than needed. */
export const showNextStatement = (item: string): void => {
  const next = document.querySelector(`[data-item="${CSS.escape(item)}"] + [data-item]`);
  if (!next || next.querySelector('input:checked')) return;
  next.scrollIntoView({ block: 'nearest', behavior: prefersStill() ? 'instant' : 'smooth' });
};

/** The step under a finger that slides over a scale. */
export const stepUnder = <Step>(
  event: PointerEvent<HTMLElement>,
  steps: readonly Step[],
): Step | undefined => {
  if (event.pointerType === 'mouse' || event.buttons === 0) return undefined;
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientX - left) / width;
  return steps[Math.min(steps.length - 1, Math.max(0, Math.floor(share * steps.length)))];
};
