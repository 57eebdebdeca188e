import type { CampaignQuestion } from '@cadran/contract';
import type { QuestionType } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { answerCell } from './question-answers.ts';

const question = (type: QuestionType): CampaignQuestion => ({
  id: '00000000-0000-4000-8000-000000000001',
  type,
  text: { fr: 'Une question', en: 'A question' },
  required: false,
});
const words = { yes: 'Oui', no: 'Non' };

describe('the cell of an answer', () => {
  it.each([
    ['closed', true, 'Oui'],
    ['closed', false, 'Non'],
    ['open', ' Text ', ' Text '],
    ['open', '', ''],
    ['scale', 0, 0],
    ['scale', null, null],
    ['open', undefined, null],
  ] as const)('of type %s: %j becomes %j', (type, answer, cell) => {
    expect(answerCell(question(type), answer, words)).toBe(cell);
  });

  it('keeps an answer that was given before the type of its question changed', () => {
    expect(answerCell(question('scale'), true, words)).toBe('Oui');
    expect(answerCell(question('closed'), 'Text', words)).toBe('Text');
  });
});
