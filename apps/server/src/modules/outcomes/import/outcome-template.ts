import { type Language, LIMITS } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { outcomes } from '@cadran/i18n/outcomes';
import { type HiredSelection, listHired } from '../queries/hired.ts';
import { OUTCOME_COLUMNS } from './parse-outcome-csv.ts';
import { type Cell, escapeFormula } from '../../spreadsheets/index.ts';

/** A line for each outcome that is due, with its person; the rest is filled in by hand. */
export const outcomeTemplate = async (
  tx: Tx,
  of: HiredSelection,
  language: Language,
  now: Date,
): Promise<{ name: string; rows: Cell[][] }> => {
  const t = await outcomes.load(language);
  const wanted = { state: 'due', page: 1, pageSize: LIMITS.importRows } as const;
  const { items } = await listHired(tx, of, wanted, now);
  const lines = items.map(({ id, contact, campaign_name: campaign, months }): Cell[] => {
    const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ');
    const person: Cell[] = [id, escapeFormula(name), escapeFormula(campaign), months];
    return [
      ...person,
      ...Array.from({ length: OUTCOME_COLUMNS.length - person.length }, () => null),
    ];
  });
  return {
    name: `${t.fileName}.csv`,
    rows: [OUTCOME_COLUMNS.map((column): Cell => t.columns[column]), ...lines],
  };
};
