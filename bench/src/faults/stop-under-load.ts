import { setTimeout as sleep } from 'node:timers/promises';
import { logIn } from '../../../drills/support/client.ts';
import { atLeast, atMost, type Drill, holds, noted } from '../product/drill.ts';
import { networkCode, NotReceivedError, send } from '../product/send.ts';
import { startTwoInstances } from '../product/two-instances.ts';

const VISITORS = 16;

export const stopUnderLoad: Drill = {
  name: 'SIGTERM under load, each instance in turn',
  run: async () => {
    const product = await startTwoInstances();
    try {
      const { token } = await logIn(product.addresses()[0] ?? '', 'camille', 'cadran-demo');
      const counts = { answered: 0, refused: 0 };
      const failed: string[] = [];
      const ended = new AbortController();
      const visit = async (from: number): Promise<void> => {
        for (let turn = from; !ended.signal.aborted; turn++) {
          const addresses = product.addresses();
          const address = addresses[turn % addresses.length] ?? '';
          try {
            const { status } = await send(address, {
              method: 'GET',
              path: '/screening/campaigns',
              token,
            });
            if (status === 200) counts.answered += 1;
            else failed.push(String(status));
          } catch (error) {
            if (error instanceof NotReceivedError) counts.refused += 1;
            else failed.push(networkCode(error));
          }
        }
      };
      const visitors = Array.from({ length: VISITORS }, (_, from) => visit(from));
      const exits: number[] = [];
      const codes: (number | null)[] = [];
      for (const index of [0, 1]) {
        await sleep(1_500);
        const began = performance.now();
        codes.push(await product.stopOne(index));
        exits.push((performance.now() - began) / 1000);
        await product.restart(index);
      }
      await sleep(500);
      ended.abort();
      await Promise.all(visitors);
      for (const line of new Set(failed)) process.stderr.write(`\n  failed: ${line}`);
      return [
        atLeast('requests answered', counts.answered, 100),
        noted('not taken, asked of the other instance', counts.refused),
        atMost('failed requests', failed.length, 0),
        atMost('exit, at worst', Math.max(...exits), 10, ' s'),
        holds(
          'exit code 0',
          codes.every((code) => code === 0),
        ),
      ];
    } finally {
      await product.close();
    }
  },
};
