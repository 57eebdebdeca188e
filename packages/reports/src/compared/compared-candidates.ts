import type { Comparison, Contact } from '@cadran/contract';
import { COMPARED_MARKS, type Shape } from '@cadran/theme';

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
  nameOf: (contact: Contact) => string,
): ComparedCandidate[] => {
  const names = numberDuplicates(candidates.map(({ contact }) => nameOf(contact)));
  return candidates.map((candidate, index) => ({
    candidate,
    name: names[index] ?? '',
    ...(COMPARED_MARKS[index % COMPARED_MARKS.length] ?? COMPARED_MARKS[0]),
  }));
};
