import { describe, expect, it } from 'vitest';
import { changeOf, entriesOf, timingsOf } from './answers-on-the-wire.ts';

const BATCH = {
  'contact.firstName': { value: 'Zoé', stamp: 11 },
  'culture.leadership_1': { value: null, stamp: 12 },
  'motivations.list': { value: ['salary'], stamp: 13 },
  'skills.list': { value: [{ name: 'C.A.D' }], stamp: 14 },
  'language.code': { value: 'en', stamp: 15 },
  'timings.culture/3': { value: { ms: 900, statements: 4 }, stamp: 900 },
};

describe('answers on their way', () => {
  it('leave as the API takes them', () => {
    expect(changeOf(BATCH, true)).toEqual({
      language: 'en',
      contact: { firstName: 'Zoé' },
      answers: {
        culture: { leadership_1: null },
        motivations: ['salary'],
        skills: [{ name: 'C.A.D' }],
      },
      stamps: {
        contact: { firstName: 11 },
        culture: { leadership_1: 12 },
        motivations: { list: 13 },
        skills: { list: 14 },
      },
      timings: { 'culture/3': { ms: 900, statements: 4 } },
      status: 'completed',
    });
    expect(changeOf({}, false)).toEqual({});
  });

  it('come back as they left', () => {
    const { 'language.code': _, 'timings.culture/3': time, ...answers } = BATCH;
    expect(
      entriesOf({
        contact: { firstName: 'Zoé' },
        answers: { motivations: ['salary'], skills: [{ name: 'C.A.D' }] as never },
        stamps: {
          contact: { firstName: 11 },
          culture: { leadership_1: 12 },
          motivations: { list: 13 },
          skills: { list: 14 },
        },
      }),
    ).toEqual(answers);
    expect(timingsOf({ 'culture/3': { ms: 900, statements: 4 } })).toEqual({
      'timings.culture/3': time,
    });
  });
});
