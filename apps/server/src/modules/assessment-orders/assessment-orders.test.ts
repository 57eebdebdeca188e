import { createHmac } from 'node:crypto';
import { type AssessmentOrder, contract } from '@cadran/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import {
  createOrderFixture,
  type OrderFixture,
} from '../../testing/tracking-systems/order-fixture.ts';

const { assessmentOrders, candidates, integration, invitations, privacy, screening } = contract;
const MISSING = '00000000-0000-4000-8000-000000000000';

describe('an assessment order', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await createOrderFixture();
  });
  afterAll(() => fixture.close());
  /** What earlier tests left is delivered first. */
  beforeEach(async () => {
    fixture.system.answerWith(200);
    await fixture.deliver();
    fixture.system.calls.length = 0;
  });

  const returnUrl = () => `${fixture.system.origin}/orders`;
  const orderOf = (campaignId: string, more: object = {}) => ({
    externalReference: 'application 4711',
    campaignId,
    candidate: { firstName: 'Ada', lastName: 'Canary', email: 'canary@example.org' },
    returnUrl: returnUrl(),
    ...more,
  });
  const place = async (key: string, body: object) =>
    fixture.test.withToken(key).call(assessmentOrders.create, { body });
  const read = async (key: string, id: string): Promise<AssessmentOrder> =>
    (await fixture.test.withToken(key).call(assessmentOrders.read, { params: { id } })).json();
  const stored = (organizationId: string) =>
    fixture.test.database.asSuperuser<Record<string, unknown>>(
      'select * from assessment_orders where organization_id = $1 order by ordered_at',
      [organizationId],
    );
  const eventsOf = () =>
    fixture.system.calls.map(({ body }): { type: string; data: { externalReference: string } } =>
      JSON.parse(body),
    );

  it('answers with the personal link, and returns a signed result', async () => {
    const { admin, campaign, key, token } = await fixture.join('api');
    const placed = await place(key, orderOf(campaign.id));
    expect([placed.statusCode, placed.json()]).toMatchObject([
      201,
      {
        provider: 'api',
        externalReference: 'application 4711',
        status: 'ordered',
        result: null,
        link: expect.stringContaining(
          `https://hr.example.org/screening/${admin.organizationId}/${campaign.customUrl}?invitation=`,
        ),
      },
    ]);
    const { id } = placed.json<AssessmentOrder>();
    expect(await readActivityLog(fixture.test, admin.organizationId)).toContainEqual(
      expect.objectContaining({ action: 'order', detail: { provider: 'api' } }),
    );
    const own = await fixture.begin(campaign);
    expect(await read(key, id)).toMatchObject({
      status: 'started',
      candidateId: own.id,
      link: null,
    });
    await fixture.complete(own);
    const report = await (
      await fixture.test.as(admin)
    ).call(candidates.report, { params: { id: own.id }, query: { language: 'en' } });
    expect(report.json().orderedBy).toEqual({
      provider: 'api',
      externalReference: 'application 4711',
    });
    const copy = await own.caller.call(privacy.ownData, { params: { id: own.id } });
    expect(copy.json().questionnaire.orderedBy).toEqual(report.json().orderedBy);
    const page = await own.caller.call(privacy.ownReport, {
      params: { id: own.id },
      query: { language: 'en' },
    });
    expect(page.body).toContain('Another system of the organisation, reference application 4711');
    await fixture.deliver();
    const order = await read(key, id);
    expect(order).toMatchObject({
      status: 'completed',
      delivery: { status: 'delivered' },
      result: {
        score: expect.any(Number),
        interval: { low: expect.any(Number), high: expect.any(Number) },
        verdict: expect.any(String),
        reportUrl: `https://hr.example.org/screening/applicant/${own.id}`,
      },
    });
    const events = eventsOf();
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'order.completed',
      'order.ordered',
      'order.started',
    ]);
    const call = fixture.system.calls.find(({ body }) => body.includes('order.completed'));
    expect(call?.headers['content-type']).toBe('application/cloudevents+json; charset=utf-8');
    const [, seconds, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(call?.headers['cadran-signature'])) ?? [];
    const hmac = createHmac('sha256', token).update(`${seconds}.${call?.body}`).digest('hex');
    expect(signature).toBe(hmac);
    expect(JSON.parse(call?.body ?? '{}')).toEqual({
      specversion: '1.0',
      id: call?.headers['cadran-delivery'],
      source: `https://hr.example.org/api/organizations/${admin.organizationId}`,
      type: 'order.completed',
      time: expect.any(String),
      datacontenttype: 'application/json',
      data: {
        orderId: id,
        provider: 'api',
        externalReference: 'application 4711',
        status: 'completed',
        campaignId: campaign.id,
        candidateId: own.id,
        link: null,
        result: { ...order.result, pdfUrl: expect.stringMatching(/\/report\.pdf$/) },
      },
    });
    expect(fixture.system.calls.map(({ body }) => body).join('')).not.toMatch(/canary/i);
    await fixture.test.database.asSuperuser(
      'update screening_questionnaires set engine_version = 1 where id = $1',
      [own.id],
    );
    const { result } = await read(key, id);
    expect(result).toMatchObject({ score: null, interval: null, verdict: null });
  });

  it('is the same when it is repeated, and refused when it differs', async () => {
    const { admin, campaign, key } = await fixture.join('api');
    const first = await place(key, orderOf(campaign.id));
    const again = await Promise.all([
      place(key, orderOf(campaign.id)),
      place(key, orderOf(campaign.id)),
    ]);
    for (const one of again) expect(one.json().id).toBe(first.json().id);
    for (const differing of [
      { candidate: { email: 'else@example.org' } },
      { returnUrl: `${returnUrl()}/else` },
    ])
      expect((await place(key, orderOf(campaign.id, differing))).statusCode).toBe(409);
    expect(await stored(admin.organizationId)).toHaveLength(1);
    const mails = await fixture.test.database.asSuperuser(
      'select from mails where organization_id = $1',
      [admin.organizationId],
    );
    expect(mails).toHaveLength(1);
    const other = await place(key, orderOf(campaign.id, { externalReference: 'another' }));
    expect([other.statusCode, other.json().link]).toEqual([201, first.json().link]);
  });

  it('is completed at once for somebody who has already answered', async () => {
    const { campaign, key } = await fixture.join('api');
    await place(key, orderOf(campaign.id));
    await fixture.complete(await fixture.begin(campaign));
    const second = await place(key, orderOf(campaign.id, { externalReference: 'second' }));
    expect(second.json()).toMatchObject({ status: 'completed', result: expect.any(Object) });
  });

  it('can be without a mail, and without a return address', async () => {
    const { admin, campaign, key } = await fixture.join('api');
    const { returnUrl: _, ...body } = orderOf(campaign.id, { sendEmail: false });
    expect((await place(key, body)).json().link).toContain('?invitation=');
    const mails = await fixture.test.database.asSuperuser(
      'select from mails where organization_id = $1',
      [admin.organizationId],
    );
    expect(mails).toEqual([]);
    await fixture.deliver();
    expect(fixture.system.calls).toEqual([]);
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://[::1]/',
    'https://10.0.0.7/',
    'https://evil.example/',
    'https://user:password@a.tracking.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'tracking.example',
  ])('is refused with the return address %s; nothing is stored', async (to) => {
    const { admin, campaign, key } = await fixture.join('api');
    const before = fixture.test.logLines.length;
    const refused = await place(key, orderOf(campaign.id, { returnUrl: to }));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { error: { code: 'invalid_input', fields: { returnUrl: 'one_of' } } },
    ]);
    const logged = fixture.test.logLines
      .slice(before)
      .find((line) => line.includes('order refused'));
    expect(logged).toMatch(/"provider":"api","code":"invalid_input"/);
    expect(logged).not.toMatch(/canary/i);
    expect(await stored(admin.organizationId)).toEqual([]);
  });

  it('is not returned to a name that leads into the network', async () => {
    const { campaign, key } = await fixture.join('api');
    // No name server knows it: what a private address does is tested with the connection (outbound.test.ts).
    const inside = orderOf(campaign.id, { returnUrl: 'https://inside.tracking.example/' });
    const { id } = (await place(key, inside)).json<AssessmentOrder>();
    await fixture.deliver();
    expect(await read(key, id)).toMatchObject({
      delivery: { status: 'queued', error: expect.any(String) },
    });
    expect(fixture.system.calls).toEqual([]);
  });

  it.each([
    ['an unknown campaign', async () => ({ campaignId: MISSING }), 404],
    ['a text that is too long', async () => ({ externalReference: 'x'.repeat(201) }), 422],
    ['a body that is too large', async () => ({ externalReference: 'x'.repeat(300_000) }), 413],
    [
      'a link in a name',
      async () => ({ candidate: { firstName: 'https://evil.example', email: 'a@example.org' } }),
      422,
    ],
    ['a field that is not known', async () => ({ status: 'completed' }), 422],
  ] as const)('is refused with %s; nothing is stored', async (_name, more, status) => {
    const { admin, campaign, key } = await fixture.join('api');
    const refused = await place(key, orderOf(campaign.id, await more()));
    expect(refused.statusCode).toBe(status);
    expect(await stored(admin.organizationId)).toEqual([]);
  });

  it('is refused for a closed campaign and for one of another organisation', async () => {
    const { admin, campaign, key } = await fixture.join('api');
    const theirs = await fixture.join('api');
    const foreign = await place(key, orderOf(theirs.campaign.id));
    const missing = await place(key, orderOf(MISSING));
    expect(foreign.statusCode).toBe(404);
    expect(comparableBytes(foreign)).toEqual(comparableBytes(missing));
    const asAdmin = await fixture.test.as(admin);
    await asAdmin.call(screening.closeCampaign, { params: { id: campaign.id } });
    expect((await place(key, orderOf(campaign.id))).json().error.code).toBe('campaign_closed');
    expect(await stored(admin.organizationId)).toEqual([]);
    expect(await stored(theirs.admin.organizationId)).toEqual([]);
  });

  it('ends when it is cancelled, when its invitation is removed and when the person is erased', async () => {
    const { admin, campaign, key } = await fixture.join('api');
    const asAdmin = await fixture.test.as(admin);
    const order = async (reference: string, email: string): Promise<AssessmentOrder> =>
      (
        await place(
          key,
          orderOf(campaign.id, { externalReference: reference, candidate: { email } }),
        )
      ).json();
    const cancelled = await order('one', 'one@example.org');
    const cancel = () =>
      fixture.test.withToken(key).call(assessmentOrders.cancel, { params: { id: cancelled.id } });
    expect((await cancel()).json()).toMatchObject({ status: 'cancelled', externalReference: null });
    expect((await cancel()).statusCode).toBe(200);
    const links = await asAdmin.call(invitations.ofScreening, { params: { id: campaign.id } });
    expect(links.json().total).toBe(0);

    const expired = await order('two', 'two@example.org');
    const listed = await asAdmin.call(invitations.ofScreening, { params: { id: campaign.id } });
    await asAdmin.call(invitations.removeOfScreening, {
      params: { id: campaign.id, invitationId: listed.json().items[0].id },
    });
    expect(await read(key, expired.id)).toMatchObject({ status: 'expired', link: null });

    const erased = await order('three', 'three@example.org');
    const own = await fixture.begin(campaign);
    await own.caller.call(privacy.erase, {
      params: { id: own.id },
      body: { code: own.resumeCode },
    });
    expect(await read(key, erased.id)).toMatchObject({
      status: 'erased',
      externalReference: null,
      candidateId: null,
    });
    const repeated = await order('three', 'three@example.org');
    expect([repeated.id, repeated.status]).toEqual([erased.id, 'erased']);
    const rows = JSON.stringify(await stored(admin.organizationId));
    expect(rows).not.toMatch(/"(one|two|three)"|orders"/);

    await fixture.deliver();
    const told = eventsOf().map(({ type, data }) => `${type} ${data['externalReference']}`);
    expect(told).toEqual(
      expect.arrayContaining(['order.cancelled one', 'order.expired two', 'order.erased three']),
    );
  });

  it('outlives its campaign without what identified the person', async () => {
    const { admin, campaign, key } = await fixture.join('api');
    const { id } = (await place(key, orderOf(campaign.id))).json<AssessmentOrder>();
    const asAdmin = await fixture.test.as(admin);
    await asAdmin.call(screening.removeCampaign, { params: { id: campaign.id } });
    expect(await read(key, id)).toMatchObject({
      status: 'expired',
      campaignId: null,
      externalReference: null,
    });
    const cancel = { params: { id } };
    const refused = await fixture.test.withToken(key).call(assessmentOrders.cancel, cancel);
    expect(refused.statusCode).toBe(409);
  });

  it('is retried until the system answers, and says so while no token is set', async () => {
    const { admin, campaign, key } = await fixture.join('api');
    fixture.system.answerWith(503);
    const { id } = (await place(key, orderOf(campaign.id))).json<AssessmentOrder>();
    await fixture.deliver();
    const waiting = (await read(key, id)).delivery;
    expect(waiting).toMatchObject({ status: 'queued', attempts: 1, error: 'HTTP 503' });
    const first = Date.parse(waiting?.attemptedAt ?? '');
    expect(Date.parse(waiting?.dueAt ?? '') - first).toBeGreaterThanOrEqual(60_000);
    const asAdmin = await fixture.test.as(admin);
    const params = { id: admin.organizationId, provider: 'api' };
    const set = (token: string | null) =>
      asAdmin.call(assessmentOrders.saveTrackingSystem, { params, body: { token } });
    expect((await set(null)).json()).toMatchObject({ hasToken: false });
    fixture.test.advance(60_001);
    await fixture.deliver();
    expect((await read(key, id)).delivery?.error).toBe('No token is set for this system.');
    fixture.system.answerWith(200);
    expect((await set('another long token')).body).not.toContain('another long token');
    fixture.test.advance(5 * 60_001);
    await fixture.deliver();
    const heard = (await read(key, id)).delivery;
    expect(heard).toMatchObject({ status: 'delivered', attempts: 3, error: null });
    expect(Date.parse(heard?.attemptedAt ?? '') - first).toBeGreaterThan(5 * 60_000);
    expect(
      new Set(fixture.system.calls.map(({ headers }) => headers['cadran-delivery'])).size,
    ).toBe(1);
  });

  it('tells the webhooks that asked, as CloudEvents if they want', async () => {
    const { admin, campaign, key } = await fixture.join('api');
    const asAdmin = await fixture.test.as(admin);
    const created = await asAdmin.call(integration.createWebhook, {
      params: { id: admin.organizationId },
      body: {
        url: `${fixture.system.origin}/hook`,
        format: 'cloudevents',
        events: [
          'candidate.started',
          'candidate.decided',
          'candidate.erased',
          'order.ordered',
          'order.erased',
        ],
      },
    });
    expect(created.json()).toMatchObject({ format: 'cloudevents' });
    const { returnUrl: _, ...body } = orderOf(campaign.id);
    await place(key, body);
    const own = await fixture.begin(campaign);
    await fixture.complete(own);
    for (const _again of [1, 2])
      await asAdmin.call(candidates.decide, {
        params: { id: own.id },
        body: { decision: 'shortlisted', note: '' },
      });
    await fixture.deliver();
    await asAdmin.call(screening.removeQuestionnaire, { params: { id: own.id } });
    await fixture.deliver();
    const events = eventsOf();
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'candidate.decided',
      'candidate.erased',
      'candidate.started',
      'order.erased',
      'order.ordered',
    ]);
    expect(events.find(({ type }) => type === 'candidate.started')).toMatchObject({
      specversion: '1.0',
      data: { candidateId: own.id, campaignId: campaign.id, startedAt: expect.any(String) },
    });
    expect(fixture.system.calls.map(({ body: sent }) => sent).join('')).not.toMatch(/canary/i);
  });

  it('is listed by campaign and status, in its organisation only', async () => {
    const { campaign, key } = await fixture.join('api');
    const theirs = await fixture.join('api');
    await place(key, orderOf(campaign.id));
    await place(theirs.key, orderOf(theirs.campaign.id));
    const list = async (query: Record<string, string>) =>
      (await fixture.test.withToken(key).call(assessmentOrders.list, { query })).json();
    expect(await list({})).toMatchObject({ total: 1, items: [{ campaignId: campaign.id }] });
    expect((await list({ campaignId: campaign.id, status: 'ordered' })).total).toBe(1);
    expect((await list({ status: 'completed' })).total).toBe(0);
    expect((await list({ provider: 'ashby' })).total).toBe(0);
    expect((await list({ organizationId: theirs.admin.organizationId })).total).toBe(0);
    const superadmin = await fixture.test.as(await fixture.test.make.superadmin());
    const all = await superadmin.call(assessmentOrders.list, {
      query: { organizationId: theirs.admin.organizationId },
    });
    expect(all.json()).toMatchObject({ total: 1, items: [{ campaignId: theirs.campaign.id }] });
  });

  it('is found by the candidate’s name or address and by its reference, until it has ended', async () => {
    const { campaign, key } = await fixture.join('api');
    const order = orderOf(campaign.id);
    const placed = (await place(key, order)).json<AssessmentOrder>();
    const { email, firstName, lastName } = order.candidate;
    expect(placed).toMatchObject({
      campaignName: campaign.name,
      candidate: { name: `${firstName} ${lastName}`, email: email.toLowerCase() },
    });
    const find = async (q: string) =>
      (await fixture.test.withToken(key).call(assessmentOrders.list, { query: { q } })).json()
        .total;
    for (const q of [lastName.slice(1), email.slice(0, 5), order.externalReference])
      expect([q, await find(q)]).toEqual([q, 1]);
    expect(await find('%')).toBe(0);
    const cancel = { params: { id: placed.id } };
    const ended = await fixture.test.withToken(key).call(assessmentOrders.cancel, cancel);
    expect(ended.json()).toMatchObject({ candidate: null, externalReference: null });
    expect(await find(lastName)).toBe(0);
  });
});
