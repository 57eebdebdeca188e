import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['abc', 'weak'],
    ['Ab1!xyz', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefgh', 'fair'],
    ['abcdEfgh', 'fair'],
    ['abcdEf1h', 'good'],
    ['abcdefghijk', 'fair'],
    ['abcdefghijkl', 'good'],
    ['Abcdefghijk1', 'strong'],
    ['quatre mots sans majuscule', 'strong'],
  ])('of “%s” is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
