import { Gauge, type Registry } from 'prom-client';
import { type ErasureServices, measureOffset } from './may-erase.ts';
import { listHolds } from './queries.ts';

/** Read when they are asked for; without a database they keep their last value. */
export const registerErasureMetrics = (registry: Registry, services: ErasureServices): void => {
  const gauge = (name: string, help: string, read: () => Promise<number>): void => {
    const made: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      // Every process of an instance reads the same.
      aggregator: 'first',
      collect: () =>
        read().then(
          (value) => made.set(value),
          () => undefined,
        ),
    });
  };
  gauge(
    'clock_offset_seconds',
    'How far the clock of this machine is ahead of the database’s',
    () => measureOffset(services),
  );
  gauge(
    'erasure_holds',
    'Doubts about a clock for which nothing is erased',
    async () => (await listHolds(services.database.global)).length,
  );
};
