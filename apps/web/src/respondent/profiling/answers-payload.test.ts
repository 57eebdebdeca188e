import { describe, expect, it } from 'vitest';
import { toChangeBody, toStampedAnswers } from './answers-payload.ts';

const TIMES = {
  items: { timings: { 'perceived/3': { ms: 900, statements: 4 } } },
  stamps: { timings: { 'perceived/3': 900 } },
};
const STAMPS = { segments: { ageBand: 11, gender: 12 }, perceived: { leadership_1: 13 } };

describe('the payload of culture audit answers', () => {
  it('has the shape of the API, without page times', () => {
    const items = {
      segments: { ageBand: '40_49', gender: null },
      perceived: { leadership_1: ['clan'] },
      language: { code: 'en' },
      ...TIMES.items,
    };
    const stamps = { ...STAMPS, language: { code: 14 }, ...TIMES.stamps };
    expect(toChangeBody({ items, stamps }, true)).toEqual({
      language: 'en',
      segments: { ageBand: '40_49', gender: null },
      answers: { perceived: { leadership_1: ['clan'] } },
      stamps: STAMPS,
      status: 'completed',
    });
  });

  it('is empty when there are only page times', () => {
    expect(toChangeBody(TIMES, false)).toEqual({});
  });

  it('is read back by part and item', () => {
    expect(
      toStampedAnswers({
        segments: { ageBand: '40_49' },
        answers: { perceived: { leadership_1: ['clan'] } },
        stamps: STAMPS,
      }),
    ).toEqual({
      items: { segments: { ageBand: '40_49' }, perceived: { leadership_1: ['clan'] } },
      stamps: STAMPS,
    });
  });
});
