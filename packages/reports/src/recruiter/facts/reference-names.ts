import type { Currency, Language, Payment } from '@cadran/contract/codes';
import { PROFESSIONS, SECTORS, type Text } from '@cadran/instruments';
import type { Draft } from '../../drafting/draft.ts';

const byCode = (entries: readonly { readonly code: string; readonly name: Text }[]) =>
  new Map(entries.map(({ code, name }) => [code, name]));

const PROFESSION_NAMES = byCode(PROFESSIONS);
const SECTOR_NAMES = byCode(SECTORS);

/** The code itself where the lists no longer know it. */
export const professionName = (code: string, language: Language): string =>
  PROFESSION_NAMES.get(code)?.[language] ?? code;
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
