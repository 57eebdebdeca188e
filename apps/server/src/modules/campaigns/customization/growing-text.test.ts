import {
  CAMPAIGN_LIMITS,
  contract,
  DEFAULT_CUSTOMIZATION,
  type FieldErrors,
} from '@cadran/contract';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { htmlMax, pageTextMax, titleMax } = CAMPAIGN_LIMITS;

/** Longer when escaped, when joined, or when measured in another unit. */
const GROWING = [
  '&',
  '<',
  '>',
  '"',
  "'",
  '🙂',
  '👩‍👩‍👧',
  'e\u0301',
  '\u0130',
  'ﷺ',
  '\r\n',
  '\u00a0',
  'a',
];

/** A text of exactly so many characters, or a few more or fewer. */
const textAround = (max: number) =>
  fc
    .record({
      pieces: fc.array(fc.constantFrom(...GROWING), { minLength: 1, maxLength: 4 }),
      more: fc.integer({ min: -3, max: 3 }),
      part: fc.constantFrom(1, 0.5, 0.19),
    })
    .map(({ pieces, more, part }) => {
      const once = pieces.join('');
      const length = Math.round(max * part) + more;
      return once.repeat(Math.ceil(length / once.length)).slice(0, length);
    });

let test: TestApp;
let owner: Caller;
let organizationId: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newOwner = async (): Promise<void> => {
  const admin = await test.make.admin();
  ({ organizationId } = admin);
  owner = await test.as(admin);
};
const fieldsOf = (answer: Awaited<ReturnType<Caller['call']>>): FieldErrors =>
  answer.json<{ error: { fields: FieldErrors } }>().error.fields;

describe.each(['screening', 'profiling'] as const)('a long text of a %s campaign', (module) => {
  const routes = contract[module];
  beforeAll(newOwner);

  const create = (customization: object | undefined, status = 'open') =>
    owner.call(routes.createCampaign, {
      body: {
        name: 'Baker',
        customUrl: `u-${randomUUID()}`,
        status,
        ...(customization && { customization }),
        ...(module === 'screening' && { profile: { values: { target: null } } }),
      },
    });
  /** By its owner and by a visitor of its link. */
  const expectReadable = async (id: string): Promise<void> => {
    for (const reader of [owner, await test.anonymous()]) {
      const read = await reader.call(routes.readCampaign, { params: { id } });
      expect(read.statusCode, read.body).toBe(200);
    }
  };
  const table = `${module}_campaigns`;
  const count = async () => (await test.database.asSuperuser(`select id from ${table}`)).length;

  it('is refused by name if it is too long once it is escaped, and nothing is stored', async () => {
    const before = await count();
    const html = `<p>${'&'.repeat(htmlMax - 133)}</p>`;
    const refused = await create({
      introduction: { fr: { title: 'Bienvenue', html }, en: null },
      pdfFooter: { fr: null, en: '&'.repeat(pageTextMax) },
    });
    expect(refused.statusCode).toBe(422);
    expect(fieldsOf(refused)).toEqual({
      'customization.introduction.fr.html': `max_length:${htmlMax}`,
      'customization.pdfFooter.en': `max_length:${pageTextMax}`,
    });
    expect(await count()).toBe(before);
  });

  it('is refused in the default parameters, which every new campaign takes', async () => {
    const refused = await owner.call(contract.defaultParameters.save, {
      params: { id: organizationId },
      body: {
        [module]: {
          customization: {
            ...DEFAULT_CUSTOMIZATION,
            conclusion: { fr: null, en: { title: '', html: '&'.repeat(htmlMax) } },
          },
        },
      },
    });
    expect(refused.statusCode).toBe(422);
    expect(fieldsOf(refused)).toEqual({
      [`${module}.customization.conclusion.en.html`]: `max_length:${htmlMax}`,
    });
    const created = await create(undefined);
    expect(created.statusCode, created.body).toBe(201);
    await expectReadable(created.json<{ id: string }>().id);
  });

  it('is stored only if it can be read again, at every limit and with every character', async () => {
    const screen = fc.record({ title: textAround(titleMax), html: textAround(htmlMax) });
    const page = textAround(pageTextMax);
    const customization = fc.record({
      introduction: fc.record({ fr: fc.option(screen), en: fc.option(screen) }),
      pdfHeader: fc.record({ fr: fc.option(page), en: fc.option(page) }),
    });
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(customization, async (given) => {
        const answer = await create(given);
        statuses.add(answer.statusCode);
        expect([201, 422]).toContain(answer.statusCode);
        if (answer.statusCode === 201) await expectReadable(answer.json<{ id: string }>().id);
      }),
      { numRuns: 40 },
    );
    expect(statuses).toEqual(new Set([201, 422]));
  });

  it('can be read if it was stored under another limit', async () => {
    const { id } = (await create(undefined)).json<{ id: string }>();
    await test.database.asSuperuser(
      `update ${table} set customization = jsonb_set(customization, '{introduction,fr}', $2) where id = $1`,
      [id, JSON.stringify({ title: 'x'.repeat(500), html: 'y'.repeat(50_000) })],
    );
    await expectReadable(id);
  });

  it('is not changed by a call that cannot answer', async () => {
    const { id, version } = (await create(undefined)).json<{ id: string; version: number }>();
    // What no request can bring about.
    await test.database.asSuperuser(
      `update ${table} set customization = jsonb_set(customization, '{introduction}', '7') where id = $1`,
      [id],
    );
    const params = { id };
    const body = { version, name: 'Another name' };
    expect((await owner.call(routes.updateCampaign, { params, body })).statusCode).toBe(500);
    expect((await owner.call(routes.duplicateCampaign, { params })).statusCode).toBe(500);
    const rows = await test.database.asSuperuser<{ name: string }>(
      `select name from ${table} where id = $1 or name like 'Baker %'`,
      [id],
    );
    expect(rows).toEqual([{ name: 'Baker' }]);
  });
});
