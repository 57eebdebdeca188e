import { contract, LANGUAGES, ORGANIZATION_DOCUMENTS, type Report } from '@cadran/contract';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { evidence as evidenceWords } from '@cadran/i18n/evidence';
import { simulateInstallation } from '@cadran/scoring/simulation';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../../../testing/files/pdf-pages.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { foldWaiting } from '../adding/fold-waiting.ts';
import { insertWaiting } from '../queries/waiting.ts';

const { evidenceDocuments, organizations } = contract;

let test: TestApp;
let admin: MadeUser;
let superadmin: MadeUser;

beforeAll(async () => {
  test = await createTestApp();
  superadmin = await test.make.superadmin();
  admin = await test.make.user({ role: 'admin' });
});
afterAll(() => test.close());

const change = async (settings: object) => {
  const caller = await test.as(admin);
  const params = { id: admin.organizationId };
  const { version } = (await caller.call(organizations.read, { params })).json();
  const saved = await caller.call(organizations.update, { params, body: { settings, version } });
  expect(saved.statusCode).toBe(200);
};

const document = async (query: Record<string, string> = {}): Promise<Report> => {
  const answer = await (
    await test.as(admin)
  ).call(evidenceDocuments.ofOrganization, { params: { id: admin.organizationId }, query });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

describe('documents of an organisation', () => {
  it('are filled in from its settings', async () => {
    await change({
      addUpAnswers: true,
      privacyContact: 'dpo@acme.example',
      screeningRetentionDays: 45,
    });
    const { facts } = await evidenceWords.impactAssessment.load('fr');
    const filled = JSON.stringify(await document({ document: 'impact_assessment' }));
    expect(filled).toContain('dpo@acme.example');
    expect(filled).toContain(facts.retentionText('45'));
    expect(filled).toContain(facts.secondPurposeOn);
  });

  it('are printed in both languages', async () => {
    for (const language of LANGUAGES)
      for (const name of ORGANIZATION_DOCUMENTS) {
        const answer = await (
          await test.as(admin)
        ).call(evidenceDocuments.ofOrganizationPdf, {
          params: { id: admin.organizationId },
          query: { document: name, language },
        });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-type']).toBe('application/pdf');
        expect(answer.headers['content-disposition']).toMatch(
          /^attachment; filename="[a-z-]+-.*\.pdf"/,
        );
        const pages = await pdfPages(answer.rawPayload);
        const { title } = await document({ document: name, language });
        expect(pages.join(' ').replaceAll(/\s+/gu, ' ')).toContain(title.replaceAll(/\s+/gu, ' '));
      }
  });

  it('are refused for an unknown document', async () => {
    const answer = await (
      await test.as(admin)
    ).call(evidenceDocuments.ofOrganization, {
      params: { id: admin.organizationId },
      query: { document: 'brochure' },
    });
    expect(answer.statusCode).toBe(422);
  });
});

describe('the technical manual', () => {
  it('shows figures once enough people have answered, and names no organisation', async () => {
    const french = simulateInstallation(seededRandom(3), 200).filter(
      ({ language }) => language === 'fr',
    );
    const { organizationId } = admin;
    const candidate = await test.make.candidate(await test.make.screeningCampaign(admin));
    await test.database.database.withTenant(organizationId, async (tx) => {
      for (const { language, numbers } of french)
        await insertWaiting(
          tx,
          {
            organizationId,
            questionnaireId: candidate.id,
            instrumentVersion: INSTRUMENTS_VERSION,
            language,
          },
          numbers,
        );
    });
    await foldWaiting({ database: test.database.database, clock: () => test.now() });
    const caller = await test.as(superadmin);
    const answer = await caller.call(evidenceDocuments.manual, { query: { language: 'en' } });
    const manual: Report = answer.json();
    expect(manual.subtitle).toContain('1 organisation of this installation');
    const kinds = manual.sections
      .find(({ id }) => id === 'development')
      ?.blocks.map(({ kind }) => kind);
    expect(kinds).toContain('picture');
    const printed = await caller.call(evidenceDocuments.manualPdf, { query: {} });
    expect(printed.statusCode).toBe(200);
    expect(printed.headers['content-type']).toBe('application/pdf');
  });
});
