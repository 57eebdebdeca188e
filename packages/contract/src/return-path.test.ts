import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('safeReturnPath', () => {
  it.each(['/', '/profile', '/screening?page=2&sort=-name', '/screening/campaign/1#scores'])(
    'accepts the path %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/./\\evil.example',
    '/x/../login',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'profile',
    '',
    undefined,
    null,
    42,
  ])('rejects %s', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });

  it.each(['/login', '/login?returnTo=/x', '/change-password', '/reset-password'])(
    'rejects %s, which would redirect in a loop',
    (path) => {
      expect(safeReturnPath(path)).toBeNull();
    },
  );
});
