import { contract, fromAnswerItems, type ProfilingSnapshots } from '@cadran/contract';
import { drawPicture } from '@cadran/pdf/drawing/source';
import { simulateAnswers } from '@cadran/instruments/parts/screening-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCampaign, startCandidate } from '../../testing/candidates/candidate-session.ts';
import { fullCampaign } from '../../testing/candidates/full-campaign.ts';
import { insertRespondents, times } from '../../testing/culture-audits/insert-respondents.ts';
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createChildProcesses } from './child-processes.ts';

describe('child processes of an instance', () => {
  const registry = new Registry();
  /** Kills the first process of each kind as soon as it takes its first job. */
  const killed = new Set<string>();
  const processes = createChildProcesses(drawPicture, registry, (event) => {
    if (event.kind !== 'started' || killed.has(event.name)) return;
    killed.add(event.name);
    process.kill(event.pid, 'SIGKILL');
  });
  let test: TestApp;
  let me: Caller;
  let isWorking = true;

  beforeAll(async () => {
    const { pdf, scores, panels, computeSnapshot: compute } = processes;
    test = await createTestApp({}, { pdf, scores, panels, compute, registry });
    me = await test.as(await test.make.user());
  });
  afterAll(async () => {
    await processes.close();
    await test.close();
  });

  /** What somebody else asks meanwhile, again and again. */
  const askMeanwhile = async (): Promise<number[]> => {
    const stranger = await test.as(await test.make.user());
    const statuses: number[] = [];
    // Changed while it waits.
    // oxlint-disable-next-line no-unmodified-loop-condition
    while (isWorking)
      statuses.push((await stranger.call(contract.screening.listCampaigns)).statusCode);
    return statuses;
  };

  const printReports = async (): Promise<number[]> => {
    const print = () => me.call(contract.sandbox.sample, { params: { id: 'personal' } });
    const printed = await Promise.all([print(), print(), print()]);
    return printed.map(({ statusCode }) => statusCode);
  };

  const completeQuestionnaires = async (): Promise<number[]> => {
    const campaign = await createCampaign(test, await test.make.user(), fullCampaign('morts'));
    const complete = async (seed: number): Promise<number> => {
      const own = await startCandidate(test, campaign.id);
      const { params } = { params: { id: campaign.id } };
      const asked = (await own.caller.call(contract.screening.readCampaign, { params })).json();
      const { contact = {}, ...items } = simulateAnswers(seededRandom(seed), asked);
      const answers = fromAnswerItems(items);
      return (await own.save({ contact, answers, status: 'completed' })).statusCode;
    };
    return Promise.all([complete(1), complete(2), complete(3)]);
  };

  const takeSnapshot = async (): Promise<ProfilingSnapshots> => {
    const owner = await test.make.user();
    const caller = await test.as(owner);
    const campaign = await test.make.profilingCampaign(owner, { access: 'codes' });
    await insertRespondents(test, campaign, times(12, {}));
    const params = { id: campaign.id };
    await caller.call(contract.profilingResults.takeSnapshot, { params });
    await expect(test.takeSnapshots()).rejects.toThrow('The snapshots process ended (SIGKILL).');
    return (await caller.call(contract.profilingResults.snapshots, { params })).json();
  };

  const readEvidence = async (): Promise<number> => {
    const superadmin = await test.as(await test.make.superadmin());
    return (await superadmin.call(contract.evidence.ofAll)).statusCode;
  };

  it('are killed with a job in hand: it is done again, and nobody else notices', async () => {
    const others = Promise.all([askMeanwhile(), askMeanwhile()]);
    const [reports, questionnaires, snapshots, evidence] = await Promise.all([
      printReports(),
      completeQuestionnaires(),
      takeSnapshot(),
      readEvidence(),
    ]).finally(() => (isWorking = false));
    expect(killed).toEqual(new Set(['panels', 'pdf', 'scores', 'snapshots']));
    expect(reports).toEqual([200, 200, 200]);
    expect(questionnaires).toEqual([200, 200, 200]);
    expect(evidence).toBe(200);
    expect(snapshots).toMatchObject({ current: 1, items: [{ status: 'ready', respondents: 12 }] });
    const statuses = (await others).flat();
    expect(statuses.length).toBeGreaterThan(10);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await registry.getSingleMetricAsString('child_process_failures_total')).toContain(
      'child_process_failures_total{work="pdf",reason="died"} 1',
    );
  });

  it('answer 503 with Retry-After to whom a process could not serve', async () => {
    await processes.close();
    const answer = await me.call(contract.sandbox.sample, { params: { id: 'personal' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
  });
});
