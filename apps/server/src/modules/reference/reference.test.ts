import {
  contract,
  type City,
  type InstrumentTexts,
  type ReferenceListEntry,
} from '@cadran/contract';
import { REFERENCE } from '@cadran/instruments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { reference } = contract;

describe('reference lists', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const list = (name: string, query: Record<string, string> = {}) =>
    test.nobody.call(reference.list, { params: { name }, query });
  const codes = async (name: string, query: Record<string, string>) =>
    (await list(name, query))
      .json<{ items: ReferenceListEntry[] }>()
      .items.map((item) => item.code);

  it.each(Object.keys(REFERENCE))('%s is public, cacheable and in both languages', async (name) => {
    const answer = await list(name);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    const { items, total } = answer.json<{ items: ReferenceListEntry[]; total: number }>();
    expect(total).toBe(items.length);
    expect(items.length).toBeGreaterThan(1);
    for (const item of items) expect(item.name.fr && item.name.en && item.code).toBeTruthy();
  });

  it('contain credits of degrees and examples of professions', async () => {
    const degrees = (await list('degrees')).json<{ items: ReferenceListEntry[] }>().items;
    expect(degrees.find((degree) => degree.code === 'master')?.ects).toBe(300);
    const professions = (await list('professions')).json<{ items: ReferenceListEntry[] }>().items;
    expect(professions[0]?.examples?.fr).toBeTruthy();
  });

  it('are searched without case and accents, prefix matches first', async () => {
    expect(await codes('countries', { q: 'suis' })).toEqual(['CH']);
    expect(await codes('countries', { q: 'EGYPT' })).toEqual(['EG']);
    expect(await codes('countries', { q: 'ch', language: 'en' })).toContain('CN');
    expect((await codes('countries', { q: 'chi', language: 'en' })).slice(0, 2).toSorted()).toEqual(
      ['CL', 'CN'],
    );
    expect((await codes('professions', { q: 'plombier' }))[0]).toBe('712');
    for (const language of ['fr', 'en'])
      for (const [q, code] of [
        ['project manager', '242'],
        ['chef de projet', '242'],
        ['Data-Analysts', '212'],
        ['teacher', '233'],
      ] as const)
        expect((await codes('professions', { q, language }))[0], q).toBe(code);
    expect(await codes('countries', { q: 'zzz' })).toEqual([]);
  });

  it('return 404 if unknown', async () => {
    for (const name of ['nothing', '__proto__', 'constructor', 'toString'])
      expect((await list(name)).statusCode).toBe(404);
    expect((await list('countries', { language: 'de' })).statusCode).toBe(422);
    expect((await list('countries', { q: 'x'.repeat(101) })).statusCode).toBe(422);
  });
});

describe('cities', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const search = async (q: string) => {
    const answer = await test.nobody.call(reference.cities, { query: { q } });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ items: City[]; total: number }>().items;
  };

  it('are found by their French, English or local name', async () => {
    for (const q of ['Genève', 'geneve', 'GENEVA', 'genf'])
      expect((await search(q))[0]).toEqual({
        id: 2660646,
        name: { fr: 'Genève', en: 'Geneva' },
        country: 'CH',
        lat: 46.20222,
        lon: 6.14569,
      });
    for (const q of ['londres', 'London']) expect((await search(q))[0]?.country).toBe('GB');
    for (const q of ['pékin', 'beijing']) expect((await search(q))[0]?.country).toBe('CN');
    for (const q of ['münchen', 'munich']) expect((await search(q))[0]?.country).toBe('DE');
  });

  it('are ranked by population, whole names before later words', async () => {
    expect((await search('pari'))[0]).toMatchObject({ name: { fr: 'Paris' }, country: 'FR' });
    expect((await search('lau'))[0]?.name.fr).not.toBe('');
    const york = await search('york');
    expect(york[0]).toMatchObject({ name: { en: 'York' }, country: 'GB' });
    expect((await search('st etienne'))[0]?.name.fr).toBe('Saint-Étienne');
    expect((await search('havre')).map((city) => city.name.fr)).toContain('Le Havre');
  });

  it('show namesakes by region, largest first, each once', async () => {
    const american = (await search('geneva')).filter(({ country }) => country === 'US');
    const regions = american
      .filter(({ name }) => name.en === 'Geneva')
      .map(({ region }) => region?.en);
    expect(regions.slice(0, 3)).toEqual(['Illinois', 'New York', 'Ohio']);
    expect(new Set(regions).size).toBe(regions.length);
  });

  it('are at most twenty, and none without letters', async () => {
    expect(await search('s')).toHaveLength(20);
    expect(await search('--')).toEqual([]);
    expect((await test.nobody.call(reference.cities, { query: { q: ' ' } })).statusCode).toBe(422);
    expect((await test.nobody.call(reference.cities)).statusCode).toBe(422);
  });
});

describe('the instruments', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const read = async (query: Record<string, string> = {}) =>
    (await test.nobody.call(reference.instruments, { query })).json<InstrumentTexts>();

  it('are listed with ids and texts, French unless asked otherwise', async () => {
    const [fr, en] = [await read(), await read({ language: 'en' })];
    expect(fr.culture).toHaveLength(18);
    expect(fr.values.items).toHaveLength(20);
    expect(fr.values.scale).toHaveLength(9);
    expect(fr.personality.items).toHaveLength(122);
    expect(fr.motivations).toHaveLength(10);
    expect(en.personality.items.map((item) => item.id)).toEqual(
      fr.personality.items.map((item) => item.id),
    );
    expect(en.culture[0]?.prompt).not.toBe(fr.culture[0]?.prompt);
    for (const item of [...fr.personality.items, ...en.personality.items])
      expect(item.text).not.toBe('');
  });

  it('do not reveal how an item is scored', async () => {
    const [item] = (await read()).personality.items;
    expect(Object.keys(item ?? {})).toEqual(['id', 'text']);
    const [value] = (await read()).values.items;
    expect(Object.keys(value ?? {})).toEqual(['id', 'text', 'description']);
  });
});
