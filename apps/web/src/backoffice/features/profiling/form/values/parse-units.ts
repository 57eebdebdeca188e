import { type Language, PROFILING_LIMITS } from '@cadran/contract';
import type { UnitDraft } from './campaign-values.ts';

export type UnitProblem = 'known' | 'too_long' | 'headcount' | 'full';

export interface ReadUnit {
  /** Position in the pasted list. */
  readonly line: number;
  readonly name: UnitDraft['name'];
  readonly expectedHeadcount: number | '';
  readonly problem: UnitProblem | null;
  /** Whether it would be added. */
  readonly taken: boolean;
}

const { units: MOST, unitNameMax, headcountMax } = PROFILING_LIMITS;

/** `1 200`, `1’200` and `1200` are one number. */
const numberIn = (text: string): number | null => {
  const digits = text.replaceAll(/[\s'’]/gu, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
};

const plain = (text: string): string => text.trim().toLocaleLowerCase('fr');
const namesOf = ({ fr, en }: UnitDraft['name']): string[] =>
  [fr, en].map(plain).filter((name) => name !== '');

/** One line: the names, then perhaps a number. A single name is in the reader's language. */
const readLine = (line: string, language: Language) => {
  const cells = line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim());
  const last = cells.length > 1 ? (cells.at(-1) ?? '') : '';
  const count = numberIn(last);
  const [first = '', second = ''] =
    count === null && cells.length < 3 ? cells : cells.slice(0, Math.min(2, cells.length - 1));
  const name =
    first !== '' && second !== ''
      ? { fr: first, en: second }
      : { fr: '', en: '', [language]: first || second };
  const headcount = cells.length > 2 || count !== null ? last : '';
  const readable = count !== null && count >= 1 && count <= headcountMax;
  return {
    name,
    expectedHeadcount: readable ? count : ('' as const),
    wrong: headcount !== '' && !readable,
  };
};

/** Units of a pasted list: lines of a spreadsheet (tabs) or typed ones (semicolons). */
export const parseUnits = (
  text: string,
  language: Language,
  existing: readonly UnitDraft[],
): readonly ReadUnit[] => {
  const known = new Set(existing.flatMap(({ name }) => namesOf(name)));
  let room = MOST - existing.length;
  return text
    .split(/\r?\n/)
    .filter((line) => line.replaceAll(/[\s;]/g, '') !== '')
    .map((line, index) => {
      const { name, expectedHeadcount, wrong } = readLine(line, language);
      const refused = ((): UnitProblem | null => {
        if (namesOf(name).some((one) => known.has(one))) return 'known';
        if (name.fr.length > unitNameMax || name.en.length > unitNameMax) return 'too_long';
        return room > 0 ? null : 'full';
      })();
      if (refused === null) {
        for (const one of namesOf(name)) known.add(one);
        room -= 1;
      }
      return {
        line: index + 1,
        name,
        expectedHeadcount,
        problem: refused ?? (wrong ? 'headcount' : null),
        taken: refused === null,
      };
    });
};
