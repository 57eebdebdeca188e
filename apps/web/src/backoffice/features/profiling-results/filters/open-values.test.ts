import { describe, expect, it } from 'vitest';
import { servedMap, toggled, valueState } from './open-values.ts';

const [A, B] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

/** Unit A: women and men; unit B only as a whole. */
const served = servedMap({
  served: [
    { respondents: 40 },
    { unit: A, respondents: 25 },
    { unit: B, respondents: 15 },
    { gender: 'female', respondents: 22 },
    { gender: 'male', respondents: 18 },
    { age: '30_39', respondents: 12 },
    { unit: A, gender: 'female', respondents: 14 },
    { unit: A, gender: 'male', respondents: 11 },
    { gender: 'female', age: '30_39', respondents: 7 },
  ],
});

describe('a value of a filter', () => {
  it('is open with its number of people while nothing is chosen', () => {
    expect(valueState(served, {}, 'unit', A)).toEqual({
      chosen: false,
      closed: null,
      respondents: 25,
    });
  });

  it('that is not served is closed, and no number is told', () => {
    expect(valueState(served, {}, 'tenure', 'under_2')).toEqual({
      chosen: false,
      closed: 'too_few',
      respondents: null,
    });
  });

  it('is closed where only the combination is not served', () => {
    expect(valueState(served, { unit: [B] }, 'gender', 'female').closed).toBe('too_few');
    expect(valueState(served, { unit: [A] }, 'gender', 'female')).toEqual({
      chosen: false,
      closed: null,
      respondents: 14,
    });
  });

  it('of a second unit is closed when one of the groups would not be served', () => {
    expect(valueState(served, { unit: [A] }, 'unit', B).closed).toBeNull();
    expect(valueState(served, { unit: [A], gender: ['female'] }, 'unit', B).closed).toBe('too_few');
  });

  it('of a third attribute is closed', () => {
    const two = { unit: [A], gender: ['female' as const] };
    expect(valueState(served, two, 'age', '30_39').closed).toBe('two_at_most');
    expect(valueState(served, two, 'gender', 'male').closed).toBeNull();
  });

  it('that is chosen can always be taken back', () => {
    const refused = { unit: [B], gender: ['female' as const] };
    expect(valueState(served, refused, 'gender', 'female')).toEqual({
      chosen: true,
      closed: null,
      respondents: null,
    });
  });

  it('goes in and out of the selection, and an empty attribute leaves it', () => {
    const chosen = toggled({ unit: [A] }, 'gender', 'male');
    expect(chosen).toEqual({ unit: [A], gender: ['male'] });
    expect(toggled(chosen, 'gender', 'male')).toEqual({ unit: [A] });
  });
});
