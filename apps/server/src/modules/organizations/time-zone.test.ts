import {
  contract,
  type FairnessReport,
  type OpenedSession,
  type Organization,
  type RetentionPreview,
  type ScreeningProgress,
} from '@cadran/contract';
import { dateFormats, dayIn, laterDay } from '@cadran/i18n';
import type { MadeUser } from '@cadran/testing';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { createCampaign } from '../../testing/candidates/candidate-session.ts';
import { completeCandidate } from '../../testing/candidates/complete-candidate.ts';
import { fullCampaign } from '../../testing/candidates/full-campaign.ts';
import { pdfPages } from '../../testing/files/pdf-pages.ts';
import { createTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';

const { auth, candidates, organizations, privacy, screening } = contract;
const DAY_MS = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('the time zone of an organisation', () => {
  const logIn = async (user: MadeUser, timeZone?: string) =>
    test.nobody.call(auth.login, {
      body: { identifier: user.username, password: user.password, timeZone },
    });
  const zoneOf = async (user: MadeUser) =>
    (
      await (await test.as(user)).call(organizations.read, { params: { id: user.organizationId } })
    ).json<Organization>().settings.timeZone;

  it('is that of the browser of its first administrator, and is logged', async () => {
    const admin = await test.make.admin();
    const { organizationId } = admin;
    const colleague = await test.make.user({ organizationId });
    await logIn(colleague, 'Asia/Tokyo');
    expect(await zoneOf(colleague)).toBeNull();
    const opened = (await logIn(admin, 'Pacific/Auckland')).json<OpenedSession>();
    expect(opened.organization.settings.timeZone).toBe('Pacific/Auckland');
    await logIn(await test.make.admin({ organizationId }), 'Asia/Tokyo');
    expect(await zoneOf(admin)).toBe('Pacific/Auckland');
    const changes = (await readActivityLog(test, organizationId)).filter(
      ({ action }) => action === 'update',
    );
    expect(changes).toMatchObject([
      {
        actor: admin.displayName,
        detail: { fields: ['timeZone'], 'timeZone.to': 'Pacific/Auckland' },
      },
    ]);
  });

  it('is also taken when a session is restored, as after a company sign-in', async () => {
    const admin = await test.make.admin();
    const answer = await logIn(admin);
    expect(await zoneOf(admin)).toBeNull();
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const refreshed = await test.nobody.call(auth.refresh, {
      body: { timeZone: 'Europe/Paris' },
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(refreshed.json<OpenedSession>().organization.settings.timeZone).toBe('Europe/Paris');
  });

  it.each(['Etc/Unknown', '+02:00', 'nowhere'])(
    'is not %s, which keeps nobody out',
    async (zone) => {
      const admin = await test.make.admin();
      expect((await logIn(admin, zone)).statusCode).toBe(200);
      expect(await zoneOf(admin)).toBeNull();
    },
  );
});

describe.each(['UTC', 'Europe/Paris', 'Pacific/Auckland'])('an organisation in %s', (timeZone) => {
  /** Half an hour before midnight in universal time: another day in Paris and Auckland. */
  let instant: Date;
  let day: string;
  let admin: MadeUser;
  let me: Caller;
  let own: Awaited<ReturnType<typeof completeCandidate>>;
  let campaignId: string;
  beforeAll(async () => {
    instant = new Date(Math.floor(test.now().getTime() / DAY_MS) * DAY_MS - 30 * 60_000);
    day = dayIn(instant, timeZone);
    admin = await test.make.admin({ organizationId: await test.make.organization({ timeZone }) });
    me = await test.as(admin);
    const campaign = await createCampaign(test, admin, fullCampaign('zones'));
    campaignId = campaign.id;
    own = await completeCandidate(test, campaign, 1, {});
    await me.call(candidates.decide, {
      params: { id: own.id },
      body: { decision: 'hired', note: '' },
    });
    await test.database.asSuperuser(
      `update screening_questionnaires
       set opened_at = $2, completed_at = $2, consented_at = $2, decided_at = $2 where id = $1`,
      [own.id, instant],
    );
  });

  /** The day, and neither the one before nor the one after. */
  const expectDated = (text: string, language: 'fr' | 'en'): void => {
    const { longDate } = dateFormats(language, timeZone);
    const plain = text.replaceAll(/\s/g, ' ');
    expect(plain).toContain(longDate(instant));
    for (const days of [-1, 1])
      expect(plain).not.toContain(longDate(new Date(instant.getTime() + days * DAY_MS)));
  };

  it.each(['fr', 'en'] as const)('dates reports and data exports alike (%s)', async (language) => {
    const call = { params: { id: own.id }, query: { language } };
    expectDated((await me.call(candidates.report, call)).body, language);
    expectDated((await own.caller.call(privacy.ownReport, call)).body, language);
  });

  it('dates and names their PDFs alike', async () => {
    const call = { params: { id: own.id }, query: { language: 'fr' } };
    for (const { rawPayload, headers } of [
      await me.call(candidates.reportPdf, call),
      await own.caller.call(privacy.ownDataPdf, call),
    ]) {
      expectDated((await pdfPages(rawPayload)).join('\n'), 'fr');
      expect(headers['content-disposition']).toContain(`${dayIn(test.now(), timeZone)}.pdf`);
    }
  });

  it('writes another zone in a report that is asked for in it', async () => {
    const query = { language: 'en', timeZone: 'America/Los_Angeles' };
    const { body } = await me.call(candidates.report, { params: { id: own.id }, query });
    expect(body).toContain(dateFormats('en', 'America/Los_Angeles').longDate(instant));
  });

  it('exports the same day, and names the file by its own', async () => {
    const params = { id: campaignId };
    const { body, headers } = await me.call(candidates.exportCsv, {
      params,
      query: { language: 'en' },
    });
    const [row] = parse(body, { bom: true, columns: true }) as Record<string, string>[];
    expect(Object.values(row ?? {}).filter((cell) => cell === day)).toHaveLength(3);
    expect(headers['content-disposition']).toContain(`${dayIn(test.now(), timeZone)}.csv`);
  });

  it('counts by that day', async () => {
    const { days } = (
      await me.call(screening.progress, { params: { id: campaignId } })
    ).json<ScreeningProgress>();
    expect(days.at(-1)?.day).toBe(dayIn(test.now(), timeZone));
    expect(days.filter(({ started, completed }) => started + completed > 0)).toEqual([
      { day, started: 1, completed: 1 },
    ]);
  });

  it('compares groups of the days asked for', async () => {
    const candidatesBetween = async (from: string, to: string) =>
      (
        await me.call(privacy.fairness, {
          params: { id: admin.organizationId },
          query: { from, to },
        })
      ).json<FairnessReport>().candidates;
    expect(await candidatesBetween(day, day)).toBe(1);
    expect(await candidatesBetween('2020-01-01', laterDay(day, -1))).toBe(0);
    expect(await candidatesBetween(laterDay(day, 1), laterDay(day, 9))).toBe(0);
  });

  it('erases so many days of its calendar after the closing', async () => {
    await test.database.asSuperuser(
      `update screening_campaigns set status = 'closed', closed_at = $2 where id = $1`,
      [campaignId, instant],
    );
    const { items } = (
      await me.call(privacy.retention, { params: { id: admin.organizationId } })
    ).json<RetentionPreview>();
    expect(dayIn(items[0]?.removesAt ?? '', timeZone)).toBe(laterDay(day, 90));
  });
});

describe('when the clocks change', () => {
  it('a day of 23 hours ends at its own midnight', async () => {
    test.advance(Date.parse('2027-04-10T12:00:00Z') - test.now().getTime());
    const timeZone = 'Europe/Paris';
    const owner = await test.make.user({
      organizationId: await test.make.organization({ timeZone }),
    });
    const campaign = await test.make.screeningCampaign(owner);
    for (const openedAt of ['2027-03-27T23:30Z', '2027-03-28T21:30Z', '2027-03-28T22:30Z'])
      await test.make.candidate(campaign, { openedAt: new Date(openedAt) });
    const { days } = (
      await (await test.as(owner)).call(screening.progress, { params: { id: campaign.id } })
    ).json<ScreeningProgress>();
    expect(days.filter(({ started }) => started > 0)).toEqual([
      { day: '2027-03-28', started: 2, completed: 0 },
      { day: '2027-03-29', started: 1, completed: 0 },
    ]);
  });
});
