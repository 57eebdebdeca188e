import { formatsOf, MISSING, type NumberFormats, orMissing } from '../numbers/number-formats.ts';
import type { TableData } from '../table/table-data.ts';

export interface SectionRow {
  readonly label: string;
  /** `null`: the section does not count, and `note` says why. */
  readonly score: number | null;
  readonly weight: number | null;
  /** "Not asked", "not required". */
  readonly note?: string;
}

/** Headings, of the table and of the weights beside the bars. */
export interface SectionTexts {
  readonly section: string;
  readonly score: string;
  readonly weight: string;
}

export const sectionTable = (
  rows: readonly SectionRow[],
  texts: SectionTexts,
  given?: Partial<NumberFormats>,
): TableData => {
  const { integer } = formatsOf(given);
  return {
    columns: [texts.section, texts.score, texts.weight],
    rows: rows.map(({ label, score, weight, note }) => [
      label,
      score === null ? (note ?? MISSING) : integer(score),
      score === null ? MISSING : orMissing(weight, integer),
    ]),
  };
};
