import type pg from 'pg';

interface Freezer {
  /** Takes the snapshot that waits. */
  freeze(): Promise<unknown>;
  close(): Promise<void>;
}

/** Seconds from the start of a freeze to the stored snapshot, told to the process that asked for it. */
export const reportFreeze = async (
  open: (connection: pg.ClientConfig) => Promise<Freezer>,
): Promise<void> => {
  const freezer = await open(JSON.parse(process.argv[2] ?? '{}') as pg.ClientConfig);
  const begun = performance.now();
  await freezer.freeze();
  process.send?.((performance.now() - begun) / 1000);
  await freezer.close();
  process.exit(0);
};
