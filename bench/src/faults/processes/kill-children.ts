import { setTimeout as sleep } from 'node:timers/promises';
import { logIn } from '../../../../drills/support/client.ts';
import { atLeast, atMost, type Drill, noted } from '../../product/drill.ts';
import { childrenOf, isChildProcess } from '../../product/process-figures.ts';
import { networkCode, send } from '../../product/send.ts';
import { underLoad } from '../under-load.ts';
import { printReports, retakeSnapshot, smallestAudit } from './child-work.ts';

const KILLS = 60;
const PAUSE_MS = 400;
const VISITORS = 4;

/** False if it has just ended by itself, as a process that has grown does. */
const killIfRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
};

/** Candidates complete questionnaires, reports are printed and snapshots taken while their processes are killed. */
export const killChildren: Drill = {
  name: `kill -9 of child processes at random, ${KILLS} times`,
  run: underLoad(async (product) => {
    const { query } = product.server;
    const address = (turn: number): string => product.addresses()[turn % 2] ?? '';
    const { token } = await logIn(address(0), 'camille', 'cadran-demo');
    const audit = await smallestAudit(query);
    const ended = new AbortController();
    const goOn = (): boolean => !ended.signal.aborted;
    const prints: number[] = [];
    const snapshots: string[] = [];
    const failed: string[] = [];
    let answered = 0;

    /** Asks for nothing that needs a child process. */
    const visit = async (from: number): Promise<void> => {
      for (let turn = from; goOn(); turn++) {
        const call = { method: 'GET', path: '/screening/campaigns', token } as const;
        const status = await send(address(turn), call).then((answer) => answer.status, networkCode);
        if (status === 200) answered += 1;
        else failed.push(String(status));
      }
    };
    const retake = async (): Promise<void> => {
      while (goOn()) snapshots.push(await retakeSnapshot(query, audit));
    };
    const work = [
      ...Array.from({ length: VISITORS }, (_, from) => visit(from)),
      printReports(
        query,
        () => address(prints.length),
        goOn,
        (status) => prints.push(status),
      ),
      retake(),
    ];
    let kills = 0;
    while (kills < KILLS) {
      await sleep(PAUSE_MS * 2 * Math.random());
      const victims = product
        .running()
        .flatMap(({ pid }) => childrenOf(pid))
        .filter(isChildProcess);
      const victim = victims[Math.floor(Math.random() * victims.length)];
      if (victim !== undefined && killIfRunning(Number(victim))) kills += 1;
    }
    ended.abort();
    await Promise.all(work);
    const count = <T>(all: readonly T[], wanted: T): number =>
      all.filter((one) => one === wanted).length;
    const retried = count(prints, 503);
    return () => [
      atLeast('requests of others answered', answered, 100),
      atMost('requests of others failed', failed.length, 0),
      atLeast('reports printed', count(prints, 200), 1),
      noted('reports to be asked again', retried),
      atMost('reports answered otherwise', prints.length - count(prints, 200) - retried, 0),
      atLeast('snapshots taken', count(snapshots, 'ready'), 1),
      noted('snapshots given up after three deaths', count(snapshots, 'failed')),
    ];
  }),
};
