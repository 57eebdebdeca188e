import { describe, expect, it } from 'vitest';
import { changeOf, entriesOf } from './answers-on-the-wire.ts';

const BATCH = {
  'segments.ageBand': { value: '40_49', stamp: 11 },
  'segments.gender': { value: null, stamp: 12 },
  'perceived.leadership_1': { value: ['clan'], stamp: 13 },
  'language.code': { value: 'en', stamp: 14 },
  'timings.perceived/3': { value: { ms: 900, statements: 4 }, stamp: 900 },
};

describe('an employee’s answers on their way', () => {
  it('leave as the API takes them, without the times of pages', () => {
    expect(changeOf(BATCH, true)).toEqual({
      language: 'en',
      segments: { ageBand: '40_49', gender: null },
      answers: { perceived: { leadership_1: ['clan'] } },
      stamps: { segments: { ageBand: 11, gender: 12 }, perceived: { leadership_1: 13 } },
      status: 'completed',
    });
  });

  it('leave nothing when there is nothing but times', () => {
    expect(changeOf({ 'timings.perceived/3': BATCH['timings.perceived/3'] }, false)).toEqual({});
  });

  it('come back answer by answer; what has a stamp and no value was taken back', () => {
    expect(
      entriesOf({
        segments: { ageBand: '40_49' },
        answers: { perceived: { leadership_1: ['clan'] } },
        stamps: { segments: { ageBand: 11, gender: 12 }, perceived: { leadership_1: 13 } },
      }),
    ).toEqual({
      'segments.ageBand': BATCH['segments.ageBand'],
      'segments.gender': BATCH['segments.gender'],
      'perceived.leadership_1': BATCH['perceived.leadership_1'],
    });
  });
});
