import { schema } from '@cadran/db';
import { answerStore } from './answer-store.ts';

export type { StoredAnswers } from './answer-store.ts';

export const { keepNewer, readAnswers } = answerStore(schema.screeningAnswers);
