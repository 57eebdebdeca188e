import type { Comparison } from '@cadran/contract';
import type { Shape } from '@cadran/theme';
import { candidateName } from '../../../shared/applicant/candidate-name.ts';

/** Told apart by colour, by shape and by name; none is the colour of a culture. */
const MARKS = [
  { color: '#2d5573', shape: 'circle' },
  { color: '#a8326e', shape: 'square' },
  { color: '#5f6f12', shape: 'triangle' },
  { color: '#7446a8', shape: 'diamond' },
] as const satisfies readonly { color: string; shape: Shape }[];

type Measured = Comparison['candidates'][number];

export interface ComparedPerson {
  readonly candidate: Measured;
  readonly name: string;
  readonly color: string;
  readonly shape: Shape;
}

/** Two people of one name are numbered, so that every mark says whose it is. */
const distinct = (names: readonly string[]): string[] =>
  names.map((name, place) => {
    const alike = names.filter((other) => other === name).length;
    const before = names.slice(0, place).filter((other) => other === name).length;
    return alike > 1 ? `${name} (${before + 1})` : name;
  });

export const comparedPeople = (
  candidates: readonly Measured[],
  unnamed: string,
): ComparedPerson[] => {
  const names = distinct(candidates.map(({ contact }) => candidateName(contact, unnamed)));
  return candidates.map((candidate, place) => ({
    candidate,
    name: names[place] ?? unnamed,
    ...(MARKS[place % MARKS.length] ?? MARKS[0]),
  }));
};
