import { contract } from '@cadran/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { createDiskSpaceMonitor, freeMegabytes } from './disk-space-monitor.ts';

const MINIMUM = 200;

const watched = (minimum = MINIMUM) => {
  const disk = { free: 1_000, now: 0, looks: 0 };
  const lines: string[] = [];
  const hasFreeSpace = createDiskSpaceMonitor({
    minimum,
    free: async () => {
      disk.looks += 1;
      return disk.free;
    },
    clock: () => disk.now,
    log: (line) => void lines.push(line),
  });
  const withFree = (megabytes: number): Promise<boolean> => {
    disk.free = megabytes;
    disk.now += 1_000;
    return hasFreeSpace();
  };
  return { disk, lines, hasFreeSpace, withFree };
};

describe('disk space monitor', () => {
  it.each([
    [MINIMUM - 0.001, false],
    [MINIMUM, true],
    [MINIMUM + 0.001, true],
  ])('with %d MB free and 200 asked for: enough is %s', async (free, enough) => {
    expect(await watched().withFree(free)).toBe(enough);
  });

  it('does not check with a minimum of 0', async () => {
    expect(await watched(0).withFree(0)).toBe(true);
  });

  it('checks at most once a second', async () => {
    const { disk, hasFreeSpace, withFree } = watched();
    await withFree(500);
    disk.now += 999;
    await Promise.all([hasFreeSpace(), hasFreeSpace(), hasFreeSpace()]);
    expect(disk.looks).toBe(1);
    disk.now += 1;
    await hasFreeSpace();
    expect(disk.looks).toBe(2);
  });

  it('logs once when space runs low and once when it is back', async () => {
    const { lines, withFree } = watched();
    for (const free of [500, 150, 100, 300, 400]) await withFree(free);
    expect(lines).toEqual([
      expect.stringContaining('nearly full (150 MB left, MIN_FREE_DISK_MB is 200)'),
      expect.stringContaining('room on the disk again'),
    ]);
  });

  it('measures the free megabytes of a real folder', async () => {
    expect(await freeMegabytes('/')).toBeGreaterThan(0);
  });
});

describe('full disk', () => {
  const scarce = async () => {
    const room = { left: true };
    const test = await createTestApp({}, { hasFreeSpace: async () => room.left });
    onTestFinished(() => test.close());
    return { room, test };
  };

  it('refuses writes with 503 and Retry-After, serves reads, and recovers', async () => {
    const { room, test } = await scarce();
    const admin = await test.make.admin();
    const caller = await test.as(admin);
    const campaign = { body: { name: 'A campaign', customUrl: 'a-campaign' } };
    room.left = false;
    const refused = await caller.call(contract.screening.createCampaign, campaign);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.json()).toMatchObject({
      error: { code: 'disk_full', message: expect.stringContaining('nearly full') },
    });
    const listed = await caller.call(contract.screening.listCampaigns);
    expect(listed.json()).toMatchObject({ total: 0 });
    const entered = await test.nobody.call(contract.auth.login, {
      body: { identifier: admin.username, password: admin.password },
    });
    expect(entered.statusCode).toBe(200);
    room.left = true;
    expect((await caller.call(contract.screening.createCampaign, campaign)).statusCode).toBe(201);
  });

  it('refuses a candidate’s answer until there is space', async () => {
    const { room, test } = await scarce();
    const campaign = await test.make.screeningCampaign(await test.make.admin());
    const candidate = await test.make.candidate(campaign);
    const caller = await test.respondent(candidate);
    const saving = { params: { id: candidate.id }, body: { contact: { firstName: 'Ada' } } };
    room.left = false;
    const refused = await caller.call(contract.questionnaires.save, saving);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
    room.left = true;
    expect((await caller.call(contract.questionnaires.save, saving)).statusCode).toBe(200);
  });
});
