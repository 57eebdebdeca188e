import { PERSONALITY_ORDER } from '@cadran/instruments/personality/index';
import { expect, test } from 'vitest';
import { recordOf } from './record-of.ts';
import { SCREENING_KEY } from './screening-key.ts';

test('the key presents the 120 items in the order of the instrument, without the instructed ones', () => {
  const presented = SCREENING_KEY.presentation.map((place) => SCREENING_KEY.personality[place]?.id);
  expect(presented).toHaveLength(120);
  expect(presented).toEqual(PERSONALITY_ORDER.filter((id) => !id.startsWith('attention_')));
  expect(SCREENING_KEY.instructed.map(({ id }) => id)).toEqual(['attention_1', 'attention_2']);
});

test('the key has 18 situations and 20 value items', () => {
  expect(SCREENING_KEY.culture).toHaveLength(18);
  expect(SCREENING_KEY.values).toHaveLength(20);
});

test('a record has one entry per code, made from the code and its place', () => {
  expect(recordOf(['a', 'b', 'c'], (code, place) => `${code}${place}`)).toEqual({
    a: 'a0',
    b: 'b1',
    c: 'c2',
  });
});
