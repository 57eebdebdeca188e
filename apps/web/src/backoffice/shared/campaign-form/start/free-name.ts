import type { CadranClient } from '@cadran/client';
import { CAMPAIGN_LIMITS, type Module, suggestCustomUrl } from '@cadran/contract';

const { customUrlMax, nameMax } = CAMPAIGN_LIMITS;
/** Enough for everybody who begins from the same role; the form says so if even the last is taken. */
const TRIES = 20;

const cut = (text: string, suffix: string, max: number): string =>
  `${text.slice(0, max - suffix.length)}${suffix}`;

/** A name and a link that no campaign of the organisation has: “Sales”, else “Sales (2)”. */
export const freeName = async (
  api: CadranClient,
  module: Module,
  name: string,
): Promise<{ readonly name: string; readonly customUrl: string }> => {
  const base = suggestCustomUrl(name);
  for (let number = 1; number < TRIES; number += 1) {
    const customUrl = number === 1 ? base : cut(base, `-${number}`, customUrlMax);
    const { available } = await api[module].urlAvailable({ query: { customUrl } });
    if (available)
      return { name: number === 1 ? name : cut(name, ` (${number})`, nameMax), customUrl };
  }
  return { name, customUrl: base };
};
