import { organizationChange } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { validateWith } from './validate-with.ts';

const check = validateWith(organizationChange);

describe('validateWith', () => {
  it('accepts valid input', () => {
    expect(check({ name: 'Atelier', version: 1 })).toEqual({});
  });

  it('returns the violated rule by path', () => {
    expect(check({ name: 'A', settings: { minimumGroup: 4 }, version: 1 })).toEqual({
      name: 'min_length:2',
      'settings.minimumGroup': 'min:5',
    });
  });

  it('reports an empty field as required, not as too short or of the wrong type', () => {
    expect(check({ name: '  ', settings: { minimumGroup: '' }, version: 1 })).toEqual({
      name: 'required',
      'settings.minimumGroup': 'required',
    });
  });
});
