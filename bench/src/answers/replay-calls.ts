import { randomUUID } from 'node:crypto';
import type { StartedQuestionnaire } from '@cadran/contract';
import { createStampClock } from '../../../apps/web/src/respondent/engine/answers/stamp-clock.ts';
import type { Caller } from '../measuring/caller.ts';
import type { RecordedCall } from './record-calls.ts';

interface RecordedBody {
  readonly startKey?: string;
  readonly contact?: object;
  readonly stamps?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

interface Watching {
  /** Resolves when it is time for the call, given as a share of the questionnaire's time. */
  readonly due?: (share: number) => Promise<void>;
  /** A PUT was answered after so many milliseconds. */
  readonly saved?: (ms: number) => void;
}

export const countPuts = (calls: readonly RecordedCall[]): number =>
  calls.filter(({ method }) => method === 'PUT').length;

/** Somebody else does what was recorded: with a questionnaire, an address and stamps of their own. */
export const createReplayer = (calls: readonly RecordedCall[]) => {
  const recordedId = calls.at(-1)?.path.split('/').at(-1) ?? '';
  const durationMs = calls.at(-1)?.atMs ?? 0;
  let people = 0;
  const replay = async (caller: Caller, { due, saved }: Watching = {}): Promise<void> => {
    const number = (people += 1);
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const clock = createStampClock(Date.now, number, () => 0);
    const renewed = (text: string): string => {
      const { startKey, contact, stamps, ...rest } = JSON.parse(text) as RecordedBody;
      const fresh = Object.entries(stamps ?? {}).map(([part, items]) => [
        part,
        Object.fromEntries(Object.keys(items).map((item) => [item, clock.next()])),
      ]);
      return JSON.stringify({
        ...rest,
        ...(startKey && { startKey: randomUUID() }),
        ...(contact && { contact: { ...contact, email: `candidate-${number}@example.org` } }),
        ...(stamps && { stamps: Object.fromEntries(fresh) as object }),
      });
    };
    let id = '';
    let token: string | undefined;
    for (const { method, path, body, atMs } of calls) {
      await due?.(atMs / durationMs);
      const sent = body && renewed(body);
      const begun = performance.now();
      const answer = await caller.call(method, path.replace(recordedId, id), sent, token, address);
      if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body}`);
      if (method === 'PUT') saved?.(performance.now() - begun);
      else ({ id = '', token } = JSON.parse(answer.body) as Partial<StartedQuestionnaire>);
    }
  };
  return { replay, puts: countPuts(calls) };
};
export type Replayer = ReturnType<typeof createReplayer>;
