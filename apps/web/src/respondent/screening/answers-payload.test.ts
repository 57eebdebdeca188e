import { NO_ANSWERS } from '@cadran/contract/answers';
import { describe, expect, it } from 'vitest';
import { toChangeBody, toStampedAnswers } from './answers-payload.ts';

const TIMINGS = { 'culture/3': { ms: 900, statements: 4 } };
const STAMPS = {
  contact: { firstName: 11 },
  culture: { leadership_1: 12 },
  motivations: { list: 13 },
  skills: { list: 14 },
};

describe('the payload of screening answers', () => {
  it('has the shape of the API', () => {
    const items = {
      contact: { firstName: 'Zoé' },
      culture: { leadership_1: null },
      motivations: { list: ['salary'] },
      skills: { list: [{ name: 'C.A.D' }] },
      language: { code: 'en' },
      timings: TIMINGS,
    };
    const stamps = { ...STAMPS, language: { code: 15 }, timings: { 'culture/3': 900 } };
    const languages = {
      contact: { firstName: 'fr' },
      culture: { leadership_1: 'fr' },
      motivations: { list: 'en' },
    } as const;
    expect(toChangeBody({ items, stamps, languages }, true)).toEqual({
      language: 'en',
      contact: { firstName: 'Zoé' },
      answers: {
        culture: { leadership_1: null },
        motivations: ['salary'],
        skills: [{ name: 'C.A.D' }],
      },
      stamps: STAMPS,
      languages: { culture: { leadership_1: 'fr' }, motivations: { list: 'en' } },
      timings: TIMINGS,
      status: 'completed',
    });
    expect(toChangeBody({ ...NO_ANSWERS, languages: {} }, false)).toEqual({});
  });

  it('is read back unchanged', () => {
    const contact = { firstName: 'Zoé' };
    const answers = { motivations: ['salary' as const], skills: [{ name: 'C.A.D' }] as never };
    expect(toStampedAnswers({ contact, answers, stamps: STAMPS }, TIMINGS)).toEqual({
      items: {
        contact,
        motivations: { list: ['salary'] },
        skills: { list: [{ name: 'C.A.D' }] },
        timings: TIMINGS,
      },
      stamps: { ...STAMPS, timings: { 'culture/3': 900 } },
    });
  });
});
