import { describe, expect, it } from 'vitest';
import { FIRST_STEPS, isOver, parseProgress, withStep } from './progress.ts';

const NONE = { done: [], dismissed: false };

describe('the first steps', () => {
  it.each([null, '', 'no json', 'null', '[]', '{"done":"create"}', '{"done":["other"]}'])(
    'start from the beginning if the stored value is %s',
    (kept) => {
      expect(parseProgress(kept)).toEqual(NONE);
    },
  );

  it('are stored in order, without duplicates', () => {
    const twice = withStep(withStep(withStep(NONE, 'share'), 'create'), 'share');
    expect(twice).toEqual({ done: ['create', 'share'], dismissed: false });
    expect(parseProgress(JSON.stringify(twice))).toEqual(twice);
  });

  it('are finished when all are done or dismissed', () => {
    expect(isOver(NONE)).toBe(false);
    expect(isOver({ done: FIRST_STEPS.slice(1), dismissed: false })).toBe(false);
    expect(isOver({ done: FIRST_STEPS, dismissed: false })).toBe(true);
    expect(isOver(parseProgress('{"dismissed":true}'))).toBe(true);
  });
});
