import { describe, expect, it } from 'vitest';
import { validatePasswords } from './validate-passwords.ts';

const passwords = (newPassword: string, confirmation = newPassword, oldPassword = 'old') =>
  validatePasswords({ oldPassword, newPassword, confirmation });

describe('a change of password', () => {
  it('requires the old password', () => {
    expect(passwords('abcdef', 'abcdef', '')).toEqual({ oldPassword: 'required' });
  });

  it('requires a new password', () => {
    expect(passwords('')).toEqual({ newPassword: 'required' });
  });

  it.each([
    ['abcde', { newPassword: 'min_length:6' }],
    ['abcdef', {}],
    ['abcdefg', {}],
  ])('asks for at least 6 characters: %s', (password, broken) => {
    expect(passwords(password)).toEqual(broken);
  });

  it('requires the two passwords to be identical', () => {
    expect(passwords('abcdef', 'abcdeF')).toEqual({ confirmation: 'one_of' });
  });
});
