import type { Declined } from '@cadran/contract/codes';

const scaleOf = (item: string): HTMLElement | null =>
  document.querySelector(`[data-item="${CSS.escape(item)}"]`);

/** The item whose scale holds the focus. */
export const itemInFocus = (items: readonly string[]): string | undefined =>
  items.find((item) => scaleOf(item)?.contains(document.activeElement));

/** Focuses the chosen step of an item, or its first, and brings it into view. */
export const focusItem = (
  item: string,
  answers: Readonly<Record<string, number | Declined | null>>,
): void => {
  const scale = scaleOf(item);
  const chosen = answers[item] ?? null;
  const step = chosen === null ? 'input' : `input[value="${chosen}"]`;
  scale?.querySelector<HTMLElement>(step)?.focus({ preventScroll: true });
  scale?.scrollIntoView({ block: 'nearest' });
};
