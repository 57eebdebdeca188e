import { describe, expect, it } from 'vitest';
import { formatResumeCode, normalizeResumeCode, resumeCodeOf } from './resume-code.ts';

describe('a return code', () => {
  it('is sixteen letters in four groups', () => {
    const code = resumeCodeOf(Array.from({ length: 32 }, (_, i) => i * 7));
    expect(formatResumeCode(code)).toMatch(/^([A-HJKMNP-Z]{4}-){3}[A-HJKMNP-Z]{4}$/);
  });

  it('is accepted with or without spaces and hyphens, in lower case too', () => {
    expect(normalizeResumeCode(' abcd–efgh jkmn-pqrs ')).toBe('ABCDEFGHJKMNPQRS');
  });

  it.each(['', 'ABCD', 'ABCD-EFGH-JKMN-PQRO', 'ABCD-EFGH-JKMN-PQRST'])('is not %s', (typed) => {
    expect(normalizeResumeCode(typed)).toBeNull();
  });

  it('skips the bytes that would bias the letters', () => {
    expect(resumeCodeOf([253, 254, 255, ...Array.from({ length: 16 }, () => 22)])).toBe(
      'Z'.repeat(16),
    );
  });
});
