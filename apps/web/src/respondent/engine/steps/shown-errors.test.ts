import { describe, expect, it } from 'vitest';
import { shownErrors } from './shown-errors.ts';

describe('the errors of a page', () => {
  const missing = { salary: 'required', travelPercentage: 'required' };

  it('are told of what Next was refused for, not of a field that came afterwards', () => {
    expect(shownErrors(new Set(), missing, {})).toEqual({});
    expect(shownErrors(new Set(['salary', 'workPermit']), missing, {})).toEqual({
      salary: 'required',
    });
  });

  it('say of a text that is no number that it is none, not that it is missing', () => {
    expect(shownErrors(new Set(['salary']), missing, { salary: 'number' })).toEqual({
      salary: 'number',
    });
  });
});
