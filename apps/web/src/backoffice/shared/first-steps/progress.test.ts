import { describe, expect, it } from 'vitest';
import { FIRST_STEPS, isOver, parseProgress, withStep } from './progress.ts';

const NONE = { done: [], dismissed: false };

describe('the first steps', () => {
  it.each([null, '', 'no json', 'null', '[]', '{"done":"create"}', '{"done":["other"]}'])(
    'begin anew where a browser kept %s',
    (kept) => {
      expect(parseProgress(kept)).toEqual(NONE);
    },
  );

  it('are kept in their order, each once', () => {
    const twice = withStep(withStep(withStep(NONE, 'share'), 'create'), 'share');
    expect(twice).toEqual({ done: ['create', 'share'], dismissed: false });
    expect(parseProgress(JSON.stringify(twice))).toEqual(twice);
  });

  it('are over when all are done or when they were removed, not before', () => {
    expect(isOver(NONE)).toBe(false);
    expect(isOver({ done: FIRST_STEPS.slice(1), dismissed: false })).toBe(false);
    expect(isOver({ done: FIRST_STEPS, dismissed: false })).toBe(true);
    expect(isOver(parseProgress('{"dismissed":true}'))).toBe(true);
  });
});
