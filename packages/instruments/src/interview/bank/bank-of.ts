import type { InterviewSubject } from '@cadran/contract/codes';
import type { Text } from '../../types.ts';

/** What an answer sounds like that deserves a 1, a 3 or a 5. */
export type Anchors = Readonly<Record<1 | 3 | 5, Text>>;

interface SubjectQuestions {
  readonly anchors: Anchors;
  readonly questions: Readonly<Record<string, Text>>;
}

/** The questions about some subjects, by their id. */
export type BankOf<S extends InterviewSubject> = Readonly<Record<S, SubjectQuestions>>;
