import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { AssessmentOrder } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createOrderFixture,
  type OrderFixture,
} from '../../testing/tracking-systems/order-fixture.ts';

const GUIDE = new URL('../../../../../docs/integration.md', import.meta.url);
const run = promisify(execFile);

/** The shell reads the example as it is written; its own `curl` only says what it was asked for. */
const PRINTING_CURL = String.raw`curl() { printf '%s\0' "$@"; }`;

const blocksOf = (section: string, language: string): string[] =>
  [...section.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, block = '']) => block,
  );

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const readArguments = (given: readonly string[]): Asked => {
  const values = (option: string) =>
    given.flatMap((one, index) => (one === option ? [given[index + 1] ?? ''] : []));
  const [body] = values('-d');
  const url = given.find((one) => one.startsWith('https://hr.example.org/')) ?? '';
  return {
    url,
    method: values('-X')[0] ?? 'GET',
    headers: Object.fromEntries(values('-H').map((line) => line.split(/: (.*)/s).slice(0, 2))),
    ...(body === undefined ? {} : { body }),
  };
};

describe('the examples of docs/integration.md', () => {
  let fixture: OrderFixture;
  let byCurl: string;
  beforeAll(async () => {
    fixture = await createOrderFixture();
    const guide = await readFile(GUIDE, 'utf8');
    byCurl = guide.slice(guide.indexOf('### By curl'), guide.indexOf('### Other systems'));
  });
  afterAll(() => fixture.close());

  it('order, read, cancel and list by curl', async () => {
    const { campaign, key } = await fixture.join('api');
    const env: Record<string, string> = {
      CADRAN_KEY: key,
      CAMPAIGN: campaign.id,
      RETURN_URL: `${fixture.system.origin}/orders`,
    };
    const answers: unknown[] = [];
    for (const example of blocksOf(byCurl, 'sh')) {
      const script = `${PRINTING_CURL}\n${example}`;
      const { stdout } = await run('sh', ['-c', script], { env });
      const { url, ...request } = readArguments(stdout.split('\0'));
      const response = await fetch(url.replace('https://hr.example.org', fixture.origin), request);
      expect([example, response.ok]).toEqual([example, true]);
      const answer = (await response.json()) as AssessmentOrder;
      env['ORDER'] ??= answer.id;
      answers.push(answer);
    }
    const link = expect.stringContaining('?invitation=');
    expect(answers).toMatchObject([
      { status: 'ordered', externalReference: 'application-4711', link },
      { status: 'ordered', externalReference: 'application-4711', link },
      { status: 'cancelled' },
      { items: [], total: 0 },
    ]);
    // The answer that the guide shows has the fields of a real one.
    const [shown = '{}'] = blocksOf(byCurl, 'json');
    expect(Object.keys(JSON.parse(shown)).toSorted()).toEqual(
      Object.keys(answers[0] as object).toSorted(),
    );
  });
});
