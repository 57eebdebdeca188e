import { organizationChange } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { validateWith } from './validate-with.ts';

const check = validateWith(organizationChange);

describe('checking a form with the schema of its call', () => {
  it('lets through what the server would take', () => {
    expect(check({ name: 'Atelier', version: 1 })).toEqual({});
  });

  it('names the broken rule at its path', () => {
    expect(check({ name: 'A', settings: { minimumGroup: 4 }, version: 1 })).toEqual({
      name: 'min_length:2',
      'settings.minimumGroup': 'min:5',
    });
  });

  it('calls an empty field missing, not too short or of the wrong type', () => {
    expect(check({ name: '  ', settings: { minimumGroup: '' }, version: 1 })).toEqual({
      name: 'required',
      'settings.minimumGroup': 'required',
    });
  });
});
