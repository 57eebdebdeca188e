import type { CampaignQuestion, QuestionAnswer } from '@cadran/contract';
import { QUESTION_TYPES, type QuestionType, QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import type { PartDeclaration } from '../part.ts';
import type { ScreeningRequirements } from '../screening-asked.ts';
import { oneOf, type Random, wholeBetween } from '../simulating.ts';

const TEXTS = [
  'Votre projet rejoint ce que je cherche : un travail utile, en équipe.',
  'J’ai mené deux projets semblables et j’aimerais aller plus loin.',
] as const;

/** The form in which the answer to each type of question is stored. */
interface AnswerOfType {
  readonly closed: boolean;
  readonly open: string;
  readonly scale: number;
}

interface QuestionKind<Answer extends QuestionAnswer> {
  readonly accepts: (answer: unknown) => answer is Answer;
  /** What an attentive reader needs. */
  readonly seconds: number;
  readonly simulate: (random: Random) => Answer;
}

const KINDS: { readonly [Type in QuestionType]: QuestionKind<AnswerOfType[Type]> } = {
  closed: {
    accepts: (answer) => typeof answer === 'boolean',
    seconds: 15,
    simulate: (random) => random() < 0.5,
  },
  open: {
    accepts: (answer) => typeof answer === 'string',
    seconds: 90,
    simulate: (random) => oneOf(random, TEXTS),
  },
  scale: {
    accepts: (answer) => typeof answer === 'number',
    seconds: 15,
    simulate: (random) => wholeBetween(random, 0, QUESTIONNAIRE_LIMITS.scaleMax),
  },
};

/** Whether an answer is of the kind its question asks for. */
export const answersQuestion = ({ type }: CampaignQuestion, answer: QuestionAnswer): boolean =>
  KINDS[type].accepts(answer);

/** The answer when it is one to a question of this type. */
export const answerAs = <Type extends QuestionType>(
  type: Type,
  answer: unknown,
): AnswerOfType[Type] | null => {
  const kind: QuestionKind<AnswerOfType[Type]> = KINDS[type];
  return kind.accepts(answer) ? answer : null;
};

type AnswerReaders<Result, Types extends QuestionType = QuestionType> = {
  readonly [Type in Types]: (answer: AnswerOfType[Type]) => Result;
};

const readAs = <Type extends QuestionType, Result>(
  type: Type,
  answer: unknown,
  readers: AnswerReaders<Result, Type>,
): Result | null => {
  const own = answerAs(type, answer);
  return own === null ? null : readers[type](own);
};

/** Reads an answer by its question's type, or by the type it fits if the question's was changed since. */
export const readAnswer = <Result extends string | number | boolean>(
  { type }: CampaignQuestion,
  answer: unknown,
  readers: AnswerReaders<Result>,
): Result | null => {
  for (const tried of [type, ...QUESTION_TYPES]) {
    const result = readAs(tried, answer, readers);
    if (result !== null) return result;
  }
  return null;
};

const IS_BLANK: AnswerReaders<boolean> = {
  closed: () => false,
  open: (text) => text.trim() === '',
  scale: () => false,
};

const isUnanswered = (question: CampaignQuestion, answer: QuestionAnswer | null): boolean =>
  readAnswer(question, answer, IS_BLANK) ?? true;

/** One question a page; items are the questions' ids. Shown, never scored. */
export const QUESTIONS: PartDeclaration<
  ScreeningRequirements,
  Readonly<Record<string, QuestionAnswer | null>>
> = {
  name: 'questions',
  asked: ({ questions }) => questions.length > 0,
  pages: ({ questions }) => questions.length,
  pageOf: (id, { questions }) => questions.findIndex((question) => question.id === id),
  missing: (answers, { questions }) =>
    Object.fromEntries(
      questions
        .filter(
          (question) => question.required && isUnanswered(question, answers[question.id] ?? null),
        )
        .map(({ id }) => [id, 'required']),
    ),
  statements: () => 1,
  seconds: (page, { questions }) => KINDS[questions[page]?.type ?? 'closed'].seconds,
  simulate: (random, { questions }) =>
    Object.fromEntries(questions.map(({ id, type }) => [id, KINDS[type].simulate(random)])),
};
