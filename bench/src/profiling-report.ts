import { profilingReport } from '../../apps/server/drills/profiling-report.ts';

/** Audit and reports of a campaign of so many people in so many units; both sizes of the promise without arguments. */
const [people, units = '50'] = process.argv.slice(2);
const sizes = people === undefined ? [100_000, 1_000_000] : [Number(people)];
/** Any served selection answers within this, in milliseconds. */
const PROMISED: Readonly<Record<number, number>> = { 100_000: 300, 1_000_000: 1500 };

const rows: Record<string, object> = {};
for (const size of sizes) {
  const report = await profilingReport({ people: size, units: Number(units) });
  rows[`${size.toLocaleString('en')} people, ${units} units`] = {
    ...report,
    promisedMs: PROMISED[size] ?? null,
  };
}
console.table(rows);
