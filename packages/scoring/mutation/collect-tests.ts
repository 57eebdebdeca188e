import { expect, expectTypeOf } from 'vitest';

/** What `test-runner.ts` gives to tests in place of Vitest: the same assertions, and tests that are only noted down. */
export { expect, expectTypeOf };

export interface CollectedTest {
  readonly title: string;
  readonly run: () => unknown;
}

/** Tests of the files imported since it was last emptied. */
export const collected: CollectedTest[] = [];

type Body = (...values: never[]) => unknown;

const collect = (title: string, run: () => unknown): void => {
  collected.push({ title, run });
};
/** One for each row of a table. */
const eachOf =
  (declare: (title: string, run: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, body: Body): void => {
    for (const [place, row] of rows.entries())
      declare(`${title} (${place})`, () =>
        Reflect.apply(body, null, Array.isArray(row) ? row : [row]),
      );
  };

export const test = Object.assign(collect, { each: eachOf(collect) });
export const it = test;

const group = (_title: string, declare: () => unknown): void => void declare();
export const describe = Object.assign(group, { each: eachOf(group) });
