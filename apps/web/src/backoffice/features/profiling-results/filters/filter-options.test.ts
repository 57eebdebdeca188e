import { describe, expect, it } from 'vitest';
import { toServedGroups, toggleValue, filterOptionState } from './filter-options.ts';

const [A, B] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

/** Unit A is also served by gender, unit B only as a whole. */
const served = toServedGroups({
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

describe('filter options', () => {
  it('are enabled with their number of respondents', () => {
    expect(filterOptionState(served, {}, 'unit', A)).toEqual({
      isSelected: false,
      disabledReason: null,
      respondents: 25,
    });
  });

  it('that are not served are disabled without a number', () => {
    expect(filterOptionState(served, {}, 'tenure', 'under_2')).toEqual({
      isSelected: false,
      disabledReason: 'too_few',
      respondents: null,
    });
  });

  it('are disabled if the combination is not served', () => {
    expect(filterOptionState(served, { unit: [B] }, 'gender', 'female').disabledReason).toBe(
      'too_few',
    );
    expect(filterOptionState(served, { unit: [A] }, 'gender', 'female')).toEqual({
      isSelected: false,
      disabledReason: null,
      respondents: 14,
    });
  });

  it('are disabled if one of several groups is not served', () => {
    expect(filterOptionState(served, { unit: [A] }, 'unit', B).disabledReason).toBeNull();
    expect(
      filterOptionState(served, { unit: [A], gender: ['female'] }, 'unit', B).disabledReason,
    ).toBe('too_few');
  });

  it('of a third attribute are disabled', () => {
    const two = { unit: [A], gender: ['female' as const] };
    expect(filterOptionState(served, two, 'age', '30_39').disabledReason).toBe('two_at_most');
    expect(filterOptionState(served, two, 'gender', 'male').disabledReason).toBeNull();
  });

  it('that are selected can always be removed', () => {
    const refused = { unit: [B], gender: ['female' as const] };
    expect(filterOptionState(served, refused, 'gender', 'female')).toEqual({
      isSelected: true,
      disabledReason: null,
      respondents: null,
    });
  });

  it('are added and removed, with attributes left empty', () => {
    const chosen = toggleValue({ unit: [A] }, 'gender', 'male');
    expect(chosen).toEqual({ unit: [A], gender: ['male'] });
    expect(toggleValue(chosen, 'gender', 'male')).toEqual({ unit: [A] });
  });
});
