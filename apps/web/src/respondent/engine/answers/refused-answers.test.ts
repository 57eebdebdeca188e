import { describe, expect, it } from 'vitest';
import { refusedStamps } from './refused-answers.ts';

const SENT = {
  contact: { email: 1 },
  culture: { leadership_1: 2 },
  skills: { list: 3 },
  job: { sectors: 4 },
  jobs: { list: 5 },
};

describe('a refused field', () => {
  it.each([
    ['contact.email', { contact: { email: 1 } }],
    ['answers.culture.leadership_1', { culture: { leadership_1: 2 } }],
    ['answers.culture.leadership_2', {}],
    ['answers.skills.0.level', { skills: { list: 3 } }],
    ['answers.skills', { skills: { list: 3 } }],
    ['answers.job.sectors.3', { job: { sectors: 4 } }],
    ['answers.job', { job: { sectors: 4 } }],
    ['language', {}],
  ])('%s is about %j', (path, refused) => {
    expect(refusedStamps(SENT, { [path]: 'format' })).toEqual(refused);
  });
});
