import { describe, expect, it } from 'vitest';
import { refusedKeys } from './refused-keys.ts';

const KEYS = ['contact.email', 'culture.leadership_1', 'skills.list', 'job.sectors', 'jobs.list'];

describe('a refused field', () => {
  it.each([
    ['contact.email', ['contact.email']],
    ['answers.culture.leadership_1', ['culture.leadership_1']],
    ['answers.skills.0.level', ['skills.list']],
    ['answers.skills', ['skills.list']],
    ['answers.job.sectors.3', ['job.sectors']],
    ['answers.job', ['job.sectors']],
    ['language', []],
  ])('%s is about %j', (path, keys) => {
    expect(refusedKeys(KEYS, { [path]: 'format' })).toEqual(keys);
  });
});
