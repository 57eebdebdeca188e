import { expect, it } from 'vitest';
import { mailStorm } from './mail-storm.ts';

/** Conversations a process holds with the mail server. */
const LINES = 4;

it('a storm of invitations with kill -9 in its middle sends each once, or says of which nobody can know', async () => {
  const kills = 3;
  const report = await mailStorm({ invitations: 600, kills });
  expect(report).toMatchObject({ other: 0, arrivedTwice: 0, sentButLost: 0 });
  expect(report.sent + report.unknown).toBe(600);
  expect(report.unknown).toBeLessThanOrEqual(kills * LINES);
});
