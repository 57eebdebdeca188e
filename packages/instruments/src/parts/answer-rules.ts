import type { FieldErrors } from '@cadran/contract';

const isAbsent = (value: unknown): boolean => value === null || value === undefined;

export const required = (value: unknown): string | false => isAbsent(value) && 'required';
export const atLeastOne = (list: readonly unknown[] | null | undefined): string | false =>
  (list ?? []).length === 0 && 'min_items:1';

/** Required, and within the bounds. */
export const between = (
  value: number | null | undefined,
  min: number,
  max: number,
): string | false => {
  if (value === null || value === undefined) return 'required';
  if (value < min) return `min:${min}`;
  return value > max && `max:${max}`;
};

export const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

/** Keeps the failed rules; `false` means that a rule holds. */
export const failedRules = (rules: Readonly<Record<string, string | false>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(rules).filter((entry): entry is [string, string] => entry[1] !== false),
  );
