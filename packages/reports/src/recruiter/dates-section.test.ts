import { REPORT_WORDS } from '@cadran/i18n/reports';
import { expect, it } from 'vitest';
import { draftOf } from '../drafting/draft.ts';
import { candidateScoring } from '../testing/candidate-scoring.ts';
import { datesSection } from './dates-section.ts';

it('gives the dates in the language of the report, and says which are missing', () => {
  const data = candidateScoring(80);
  const questionnaire = {
    ...data.questionnaire,
    openedAt: '2026-03-01T09:00:00Z',
    completedAt: '2026-03-02T09:00:00Z',
    decision: null,
  };
  const { dates, introduction } = REPORT_WORDS.en.frame;
  expect(datesSection(draftOf({ ...data, questionnaire }, 'en'))).toMatchObject({
    id: 'dates',
    blocks: [
      {
        facts: [
          { name: introduction.openedAt, value: '1 March 2026' },
          { name: introduction.completedAt, value: '2 March 2026' },
          { name: dates.decidedAt, value: 'Not given' },
        ],
      },
    ],
  });
});
