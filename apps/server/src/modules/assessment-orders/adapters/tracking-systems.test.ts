import type { GreenhouseStatus } from '@cadran/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createOrderFixture,
  type OrderFixture,
} from '../../../testing/tracking-systems/order-fixture.ts';

const basic = (name: string) => `Basic ${Buffer.from(`${name}:`).toString('base64')}`;
const HARRY = { first_name: 'Harry', last_name: 'Martin', email: 'Harry@example.org' };

/** What the calls of these tests are answered. */
interface Answer extends GreenhouseStatus {
  readonly partner_interview_id: string;
  readonly results: { readonly assessment_id: string };
}

/** Each system speaks over HTTP in the words of its documentation (docs/decisions/applicant-tracking-systems.md). */
describe('a tracking system', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await createOrderFixture();
  });
  afterAll(() => fixture.close());
  beforeEach(async () => {
    await fixture.deliver();
    fixture.system.calls.length = 0;
  });

  const ask = async (path: string, authorization: string, body?: object) => {
    const response = await fetch(`${fixture.origin}/api/tracking-systems/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer };
  };

  it('like Greenhouse lists tests, sends one, is told of its end and asks for the result', async () => {
    const { campaign, key, token } = await fixture.join('greenhouse');
    const listed = await ask('greenhouse/list_tests', basic(key));
    expect(listed).toEqual({
      status: 200,
      body: [{ partner_test_id: campaign.id, partner_test_name: campaign.name }],
    });
    const order = {
      partner_test_id: campaign.id,
      candidate: {
        ...HARRY,
        preferred_name: null,
        resume_url: 'https://example.org/resume',
        phone_number: '123-456-7890',
        greenhouse_profile_url: 'https://app.greenhouse.io/people/17681532',
      },
      sent_by: 'sender@example.org',
      url: `${fixture.system.origin}/integrations/testing_partners/take_home_tests/12345`,
    };
    const sent = await ask('greenhouse/send_test', basic(key), order);
    expect(sent).toEqual({ status: 200, body: { partner_interview_id: expect.any(String) } });
    expect(await ask('greenhouse/send_test', basic(key), order)).toEqual(sent);
    const id = sent.body.partner_interview_id;
    const status = async () =>
      (await ask(`greenhouse/test_status?partner_interview_id=${id}`, basic(key))).body;
    expect(await status()).toMatchObject({ partner_status: 'ordered', partner_score: null });

    const own = await fixture.begin(campaign);
    expect(await status()).toMatchObject({ partner_status: 'started', metadata: {} });
    await fixture.complete(own);
    await fixture.deliver();
    expect(fixture.system.calls).toMatchObject([
      {
        method: 'PATCH',
        path: '/integrations/testing_partners/take_home_tests/12345',
        body: '',
        headers: { authorization: basic(token) },
      },
    ]);
    const result = await status();
    expect(result).toMatchObject({
      partner_status: 'complete',
      partner_profile_url: `https://hr.example.org/screening/applicant/${own.id}`,
      partner_score: expect.any(Number),
      metadata: {
        Intervalle: expect.stringMatching(/^\d+ à \d+$/),
        Adéquation: expect.any(String),
      },
    });
    for (const value of Object.values(result.metadata)) expect(typeof value).toBe('string');
    const error = { api_call: 'test_status', errors: ['Harry has no score'], partner_test_id: 'x' };
    const seen = await ask('greenhouse/response_error', basic(key), error);
    expect(seen).toEqual({ status: 200, body: { status: 200 } });
    expect(fixture.test.logLines.join('')).toContain('response not understood');
    expect(fixture.test.logLines.join('')).not.toContain('Harry');
  });

  it('like Workable lists tests, creates an assessment and receives the result at its address', async () => {
    const { campaign, key, token } = await fixture.join('workable');
    const bearer = `Bearer ${key}`;
    expect(await ask('workable/tests', bearer)).toEqual({
      status: 200,
      body: { tests: [{ id: campaign.id, name: campaign.name }] },
    });
    const callback = '/assessments/8823119';
    const created = await ask('workable/assessments', bearer, {
      test_id: campaign.id,
      job_shortcode: 'GROOV005',
      job_title: 'Engineer',
      callback_url: fixture.system.origin + callback,
      candidate: { ...HARRY, phone: '+33 1 23 45 67 89' },
    });
    expect(created).toEqual({ status: 201, body: { assessment_id: expect.any(String) } });
    const own = await fixture.begin(campaign);
    await fixture.complete(own);
    await fixture.deliver();
    const told = fixture.system.calls.map(({ method, path, headers, body }) => {
      expect([method, path, headers.authorization]).toEqual(['PUT', callback, `Bearer ${token}`]);
      return JSON.parse(body);
    });
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({ status: 'pending' });
    const done = told.find(({ status }) => status === 'completed');
    expect(done).toEqual({
      status: 'completed',
      results_url: `https://hr.example.org/screening/applicant/${own.id}`,
      assessment: {
        score: expect.stringMatching(/^\d+$/),
        summary: expect.stringMatching(/Intervalle: \d+ à \d+\nAdéquation: /),
      },
      attachments: [{ description: 'Rapport', url: expect.any(String) }],
    });
    const link = new URL(done.attachments[0].url);
    const pdf = await fetch(fixture.origin + link.pathname);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await pdf.text()).startsWith('%PDF')).toBe(true);
    const changed = link.pathname.replace(/.(?=\/report\.pdf$)/, (last) =>
      last === 'A' ? 'B' : 'A',
    );
    expect((await fetch(fixture.origin + changed)).status).toBe(404);
    fixture.test.advance(3_600_000);
    expect((await fetch(fixture.origin + link.pathname)).status).toBe(404);
    fixture.test.advance(-3_600_000);
  });

  it('like Ashby lists, starts and cancels, and is updated', async () => {
    const { campaign, key, token } = await fixture.join('ashby');
    const listed = await ask('ashby/assessment.list', basic(key), {});
    expect(listed.body).toMatchObject({
      success: true,
      results: [{ assessment_type_id: campaign.id, name: campaign.name }],
    });
    const start = (application: string, email: string) =>
      ask('ashby/assessment.start', basic(key), {
        assessment_type_id: campaign.id,
        candidate: {
          ...HARRY,
          email,
          ashby_id: 'c1',
          ashby_profile_url: 'https://app.ashbyhq.com/c',
        },
        application: { ashby_id: application, status: 'Active' },
        job: { ashby_id: 'j1', name: 'Engineer', ashby_job_url: 'https://app.ashbyhq.com/j' },
      });
    const first = await start('a1', 'a1@example.org');
    expect(first.body).toEqual({ success: true, results: { assessment_id: expect.any(String) } });
    expect((await start('a1', 'a1@example.org')).body).toEqual(first.body);
    const own = await fixture.begin(campaign);
    await fixture.complete(own);
    await fixture.deliver();
    const id: string = first.body.results.assessment_id;
    const updates = fixture.system.calls.map(({ method, path, headers, body }) => {
      expect([method, path, headers.authorization]).toEqual([
        'POST',
        '/assessment.update',
        basic(token),
      ]);
      return JSON.parse(body);
    });
    expect(updates).toHaveLength(2);
    for (const { assessment_id, timestamp } of updates)
      expect([assessment_id, Number.isInteger(timestamp)]).toEqual([id, true]);
    expect(updates).toContainEqual(
      expect.objectContaining({ assessment_status: expect.objectContaining({ value: 'Started' }) }),
    );
    expect(updates.find((one) => 'assessment_result' in one)).toMatchObject({
      assessment_result: { identifier: 'score', type: 'numeric_score', value: expect.any(Number) },
      assessment_profile_url: {
        type: 'url',
        value: `https://hr.example.org/screening/applicant/${own.id}`,
      },
    });

    const second = await start('a2', 'a2@example.org');
    const cancelled = await ask('ashby/assessment.cancel', basic(key), {
      assessment_id: second.body.results.assessment_id,
    });
    expect(cancelled).toEqual({ status: 200, body: second.body });
    const again = await start('a2', 'a2@example.org');
    expect(again.body.results.assessment_id).not.toBe(second.body.results.assessment_id);
    const finished = await ask('ashby/assessment.cancel', basic(key), { assessment_id: id });
    expect(finished.status).toBe(409);
  });

  it('is refused in the shape it reads', async () => {
    const { admin, campaign, key } = await fixture.join('ashby');
    const asAdmin = await fixture.test.as(admin);
    await asAdmin.call(
      { method: 'POST', path: '/screening/campaigns/:id/close', summary: '', access: 'public' },
      { params: { id: campaign.id } },
    );
    const closed = await ask('ashby/assessment.start', `Bearer ${key}`, {
      assessment_type_id: campaign.id,
      candidate: HARRY,
      application: { ashby_id: 'a3' },
    });
    expect(closed).toMatchObject({
      status: 422,
      body: {
        message: expect.stringContaining('assessment_type_id'),
        error: { code: 'invalid_input' },
      },
    });
    const callback = `${fixture.system.origin}/1`;
    const workable = { test_id: campaign.id, candidate: HARRY, callback_url: callback };
    expect(await ask('workable/assessments', `Bearer ${key}`, workable)).toMatchObject({
      status: 409,
      body: { status: 409, message: 'This campaign is closed.' },
    });
    for (const authorization of [basic('cdk_no-such-key-at-all-anywhere'), 'Basic x', basic('')])
      expect((await ask('greenhouse/list_tests', authorization)).status).toBe(401);
    const other = await fixture.createKey(admin, ['candidates:read']);
    expect((await ask('greenhouse/list_tests', basic(other))).status).toBe(403);
    // Basic is for tracking systems only.
    const elsewhere = await fetch(`${fixture.origin}/api/assessment-orders`, {
      headers: { authorization: basic(key) },
    });
    expect(elsewhere.status).toBe(401);
  });
});
