import type { Currency, Language, Payment } from '@cadran/contract/codes';
import { SECTORS, type Text } from '@cadran/instruments';
import type { Draft } from '../../drafting/draft.ts';

const SECTOR_NAMES = new Map<string, Text>(SECTORS.map(({ code, name }) => [code, name]));

/** The code itself where the list no longer knows it. */
export const sectorName = (code: string, language: Language): string =>
  SECTOR_NAMES.get(code)?.[language] ?? code;

export const payText = (
  { words, write }: Draft,
  pay: { readonly amount: number; readonly payment: Payment; readonly currency: Currency },
): string =>
  words.facts.pay(write.money(pay.amount, pay.currency), words.facts.periods[pay.payment]);

/** A list of names that may contain commas; null when empty. */
export const namesOrNull = <Code>(
  { write }: Draft,
  codes: readonly Code[] | null | undefined,
  nameOf: (code: Code) => string,
): string | null => (codes && codes.length > 0 ? write.series(codes.map(nameOf)) : null);
