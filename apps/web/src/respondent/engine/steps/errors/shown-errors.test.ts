import { describe, expect, it } from 'vitest';
import { shownErrors } from './shown-errors.ts';

describe('the errors of a page', () => {
  const missing = { salary: 'required', travelPercentage: 'required' };

  it('concern the fields that blocked Next, not fields shown later', () => {
    expect(shownErrors(new Set(), missing, {})).toEqual({});
    expect(shownErrors(new Set(['salary', 'workPermit']), missing, {})).toEqual({
      salary: 'required',
    });
  });

  it('report a text as not a number rather than missing', () => {
    expect(shownErrors(new Set(['salary']), missing, { salary: 'number' })).toEqual({
      salary: 'number',
    });
  });
});
