import { contract, type Organization } from '@cadran/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import { createTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';
import {
  exifJpeg,
  htmlInPng,
  jpegWithZip,
  picture,
  pngClaiming,
  SVG,
} from '../../testing/files/logo-corpus.ts';
import { BOUNDARY, uploadForm } from '../../testing/files/upload-form.ts';
import { randomUUID } from 'node:crypto';

const { organizations } = contract;
describe('organisation logo', () => {
  let test: TestApp;
  let asAdmin: Caller;
  let params: { id: string };
  beforeAll(async () => {
    test = await createTestApp();
    const admin = await test.make.admin();
    params = { id: admin.organizationId };
    asAdmin = await test.as(admin);
  });
  afterAll(() => test.close());

  const upload = (content: Buffer, name?: string, type?: string) =>
    asAdmin.call(organizations.uploadLogo, { params, ...uploadForm(content, name, type) });
  const stored = async () =>
    (await test.nobody.call(organizations.readLogo, { params })).rawPayload;

  it.each(['png', 'jpeg', 'webp'] as const)(
    'is accepted as %s, re-encoded as PNG and served to everybody',
    async (format) => {
      const answer = await upload(await picture(300, 60, format), `logo.${format}`);
      expect(answer.statusCode).toBe(200);
      const { logo } = answer.json<Organization>();
      expect(logo).toMatch(/^\/api\/organizations\/[0-9a-f-]{36}\/logo\?v=[\w-]{16}$/);
      const served = await test.nobody.call(organizations.readLogo, { params });
      expect(served.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
      });
      expect(served.headers['cache-control']).toContain('immutable');
      const { format: kind, width, height } = await sharp(served.rawPayload).metadata();
      expect([kind, width, height]).toEqual(['png', 300, 60]);
    },
  );

  it('is scaled down to a height of 200 pixels, never up', async () => {
    await upload(await picture(900, 600, 'png'));
    expect(await sharp(await stored()).metadata()).toMatchObject({ width: 300, height: 200 });
    await upload(await picture(4, 3, 'png'));
    expect(await sharp(await stored()).metadata()).toMatchObject({ width: 4, height: 3 });
  });

  it('loses metadata and appended data', async () => {
    for (const hidden of [await jpegWithZip(), await htmlInPng(), await exifJpeg()]) {
      expect(hidden.toString('latin1')).toContain('canary');
      expect((await upload(hidden)).statusCode).toBe(200);
      expect((await stored()).toString('latin1')).not.toMatch(/canary|script|exif|GPS/i);
    }
  });

  it('is refused in other formats, empty or truncated; the old one stays', async () => {
    await upload(await picture(50, 50, 'png'));
    const before = await stored();
    const whole = await picture(200, 200, 'jpeg');
    const corpus: [string, Buffer][] = [
      ['svg', Buffer.from(SVG)],
      ['svg after a byte order mark', Buffer.from(`\ufeff${SVG}`)],
      ['gif', await picture(10, 10, 'gif')],
      ['tiff', await picture(10, 10, 'tiff')],
      ['avif', await picture(10, 10, 'avif')],
      ['gif that is also a script', Buffer.from('GIF89a/*canary*/=alert(1)//')],
      ['pdf', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
      ['html', Buffer.from('<!doctype html><script>alert(1)</script>')],
      [
        'png magic before html',
        Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'),
      ],
      ['half a jpeg', whole.subarray(0, Math.floor(whole.length / 2))],
      ['nothing', Buffer.alloc(0)],
    ];
    for (const [name, content] of corpus) {
      const answer = await upload(content);
      expect([name, answer.statusCode]).toEqual([name, 422]);
      expect(answer.json()).toMatchObject({ error: { fields: { file: 'format' } } });
    }
    expect((await stored()).equals(before)).toBe(true);
  });

  it('is refused with too many pixels before it is decoded', async () => {
    for (const [width, height] of [
      [4001, 4000],
      [60_000, 60_000],
      [2_147_483_647, 2_147_483_647],
    ] as const) {
      const bomb = pngClaiming(width, height);
      expect(bomb.length).toBeLessThan(200);
      expect((await upload(bomb)).statusCode).toBe(422);
    }
    expect((await upload(await picture(4000, 4000, 'png'))).statusCode).toBe(200);
    expect((await upload(await picture(4001, 4000, 'png'))).statusCode).toBe(422);
  });

  it('is accepted up to 512 KB', async () => {
    const small = await picture(20, 20, 'png');
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
    expect((await upload(padded(512 * 1024))).statusCode).toBe(200);
    const above = await upload(padded(512 * 1024 + 1));
    expect(above.statusCode).toBe(413);
    expect(above.json()).toMatchObject({ error: { code: 'too_large' } });
  });

  it('is accepted only as one multipart file', async () => {
    const json = await asAdmin.call(organizations.uploadLogo, { params, body: { logo: 'x' } });
    expect(json.statusCode).toBe(415);
    const { headers } = uploadForm(Buffer.alloc(0));
    const field = Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="logo"\r\n\r\ntext\r\n--${BOUNDARY}--\r\n`,
    );
    const asField = await asAdmin.call(organizations.uploadLogo, { params, headers, body: field });
    expect(asField.statusCode).toBe(422);
    const one = uploadForm(await picture(9, 9, 'png')).body;
    const two = Buffer.concat([one.subarray(0, -BOUNDARY.length - 6), one]);
    const twice = await asAdmin.call(organizations.uploadLogo, { params, headers, body: two });
    expect([200, 413]).toContain(twice.statusCode);
    for (const cut of [20, 60, one.length - 30, one.length - 4]) {
      const half = one.subarray(0, cut);
      const broken = await asAdmin.call(organizations.uploadLogo, { params, headers, body: half });
      expect([cut, broken.statusCode]).toEqual([cut, 422]);
    }
    const empty = Buffer.from(`--${BOUNDARY}--\r\n`);
    const none = await asAdmin.call(organizations.uploadLogo, { params, headers, body: empty });
    expect(none.statusCode).toBe(422);
  });

  it('has a new URL when it changes; upload and removal are logged', async () => {
    const first = (await upload(await picture(30, 30, 'png'))).json<Organization>();
    const second = (await upload(await picture(31, 31, 'png'))).json<Organization>();
    expect(second.logo).not.toBe(first.logo);
    expect(second.version).toBe(first.version + 1);
    const removed = await asAdmin.call(organizations.removeLogo, { params });
    expect(removed.json()).toMatchObject({ logo: null });
    expect((await test.nobody.call(organizations.readLogo, { params })).statusCode).toBe(404);
    const actions = (await readActivityLog(test, params.id)).map((line) => line.action);
    expect(actions.slice(0, 3)).toEqual(['remove_logo', 'upload_logo', 'upload_logo']);
  });

  it('of a foreign or missing organisation cannot be replaced', async () => {
    const outsider = await test.make.admin();
    const content = await picture(10, 10, 'png');
    const put = (id: string) =>
      asAdmin.call(organizations.uploadLogo, { params: { id }, ...uploadForm(content) });
    const foreign = await put(outsider.organizationId);
    expect(foreign.statusCode).toBe(404);
    expect(comparableBytes(foreign)).toBe(comparableBytes(await put(randomUUID())));
    const theirs = await test.nobody.call(organizations.readLogo, {
      params: { id: outsider.organizationId },
    });
    const anonymous = await test.nobody.call(organizations.readLogo, {
      params: { id: randomUUID() },
    });
    expect(comparableBytes(theirs)).toBe(comparableBytes(anonymous));
  });
});
