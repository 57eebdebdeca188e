import { describe, expect, it } from 'vitest';
import { MOTIVATION_TEXTS } from './motivation-texts.ts';
import { PERSONALITY_ITEMS } from './personality/index.ts';
import { PROFILING_CULTURE } from './profiling-culture.ts';
import { SCREENING_CULTURE } from './screening-culture.ts';
import { hashText } from './seeded-random.ts';
import { VALUE_ITEMS } from './values/value-items.ts';
import { VALUE_SCALE } from './values/value-scale.ts';
import { INSTRUMENTS_VERSION } from './version.ts';

/** Add a line for a new version; never change that of a version already answered by someone. */
const FINGERPRINTS: Readonly<Record<number, string>> = {
  1: '6bdba0a2',
  2: 'bbfd49f5',
  3: '4ed40b2',
};

describe('the version of the instruments', () => {
  it('rises whenever a text that respondents answer changes', () => {
    const answered = {
      SCREENING_CULTURE,
      PROFILING_CULTURE,
      VALUE_ITEMS,
      VALUE_SCALE,
      MOTIVATION_TEXTS,
      PERSONALITY_ITEMS,
    };
    const fingerprint = hashText(JSON.stringify(answered)).toString(16);
    expect(fingerprint).toBe(FINGERPRINTS[INSTRUMENTS_VERSION]);
  });
});
