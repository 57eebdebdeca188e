import type { Comparison } from '@cadran/contract';
import type { Shape } from '@cadran/theme';
import { candidateName } from '../../../shared/candidate/candidate-name.ts';

/** Distinguished by colour and shape; none is a colour of a culture type. */
const MARKS = [
  { color: '#2d5573', shape: 'circle' },
  { color: '#a8326e', shape: 'square' },
  { color: '#5f6f12', shape: 'triangle' },
  { color: '#7446a8', shape: 'diamond' },
] as const satisfies readonly { color: string; shape: Shape }[];

type MeasuredCandidate = Comparison['candidates'][number];

export interface ComparedCandidate {
  readonly candidate: MeasuredCandidate;
  readonly name: string;
  readonly color: string;
  readonly shape: Shape;
}

/** Numbers candidates of the same name. */
const numberDuplicates = (names: readonly string[]): string[] =>
  names.map((name, index) => {
    const total = names.filter((other) => other === name).length;
    const before = names.slice(0, index).filter((other) => other === name).length;
    return total > 1 ? `${name} (${before + 1})` : name;
  });

export const toComparedCandidates = (
  candidates: readonly MeasuredCandidate[],
  unnamed: string,
): ComparedCandidate[] => {
  const names = numberDuplicates(candidates.map(({ contact }) => candidateName(contact, unnamed)));
  return candidates.map((candidate, index) => ({
    candidate,
    name: names[index] ?? unnamed,
    ...(MARKS[index % MARKS.length] ?? MARKS[0]),
  }));
};
