import { ORGANIZATION_DOCUMENTS } from '@cadran/contract/codes';
import { reportModel } from '@cadran/contract';
import { evidence as words } from '@cadran/i18n/evidence';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { simulateInstallation } from '@cadran/scoring/simulation';
import { describe, expect, it } from 'vitest';
import {
  DECISIONS,
  simulatedEvidence,
  simulatedOrganization,
} from '../../testing/simulated-evidence.ts';
import type { ManualData, OrganizationDocumentData } from './document-data.ts';
import {
  buildManual,
  buildOrganizationDocument,
  manualFileName,
  organizationDocumentFileName,
} from './evidence-document.ts';

const wordsIn = async (language: 'fr' | 'en') => ({
  panels: await words.panels.load(language),
  manual: await words.manual.load(language),
  instructions: await words.instructions.load(language),
  risks: await words.risks.load(language),
  impactAssessment: await words.impactAssessment.load(language),
});

/** Simulated once: it takes seconds. */
const PEOPLE = simulateInstallation(seededRandom(7), 700);
const EVIDENCE = {
  0: await simulatedEvidence([]),
  700: await simulatedEvidence(PEOPLE),
} as const;
const OF_ORGANIZATION = {
  0: simulatedOrganization([]),
  700: simulatedOrganization(PEOPLE, DECISIONS),
} as const;

const MADE = { madeAt: '2026-11-18T10:00:00.000Z', timeZone: 'Europe/Paris' };

const manualData = (people: 0 | 700, change: Partial<ManualData> = {}): ManualData => ({
  ...MADE,
  evidence: EVIDENCE[people],
  norms: [],
  productVersion: '2.2.13',
  engineVersion: 2,
  ...change,
});

const dataOf = (
  people: 0 | 700,
  change: Partial<OrganizationDocumentData['organization']> = {},
): OrganizationDocumentData => ({
  ...MADE,
  evidence: OF_ORGANIZATION[people],
  organization: {
    name: 'Acme & fils',
    privacyContact: 'privacy@acme.example',
    retentionDays: 90,
    addUpAnswers: true,
    ...change,
  },
});

const textOf = (value: unknown): string => JSON.stringify(value);

describe.each(['fr', 'en'] as const)('documents in %s', (language) => {
  it('are valid reports, empty or full, and say where they come from', async () => {
    const t = await wordsIn(language);
    for (const people of [0, 700] as const) {
      const ofOrganization = ORGANIZATION_DOCUMENTS.map((document) =>
        buildOrganizationDocument(document, dataOf(people), language, t),
      );
      for (const { subtitle } of ofOrganization) expect(subtitle).toContain('Acme & fils');
      for (const report of [buildManual(manualData(people), language, t), ...ofOrganization]) {
        expect(reportModel.safeParse(report).error).toBeUndefined();
        expect(report.sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
      }
    }
  });

  it('has the manual say what is not known, and no figure, before anybody answered', async () => {
    const t = await wordsIn(language);
    const manual = buildManual(manualData(0), language, t);
    expect(manual.sections.map(({ id }) => id)).toEqual([
      'about',
      'rationale',
      'development',
      'norms',
      'reliability',
      'validity',
      'fairness',
      'use',
      'limits',
      'sources',
    ]);
    const section = (id: string) => textOf(manual.sections.find((each) => each.id === id));
    expect(section('reliability')).toContain(t.panels.reliability.before);
    expect(section('norms')).toContain(t.manual.norms.provisional);
    expect(section('fairness')).toContain(t.panels.itemFairness.before);
    expect(textOf(manual)).not.toContain('"kind":"picture"');
  });

  it('has the manual draw the figures once they are known', async () => {
    const t = await wordsIn(language);
    const manual = buildManual(manualData(700), language, t);
    const pictures = manual.sections.map(({ id, blocks }) => [
      id,
      blocks.filter(({ kind }) => kind === 'picture').length,
    ]);
    expect(Object.fromEntries(pictures)).toMatchObject({
      development: 1,
      norms: 2,
      reliability: 3,
    });
    expect(textOf(manual)).not.toContain(t.panels.itemFairness.before);
  });

  it('does not call norms provisional once some are in use', async () => {
    const t = await wordsIn(language);
    const norms = [
      {
        id: 'c0ffee00-0000-4000-8000-000000000001',
        name: 'Autumn 2026',
        language: 'fr' as const,
        instrumentVersion: 3,
        people: 330,
        adoptedAt: '2026-11-01T10:00:00.000Z',
        adoptedBy: 'Ada',
        inUse: true,
      },
    ];
    const manual = buildManual(manualData(0, { norms }), language, t);
    expect(textOf(manual)).toContain('Autumn 2026');
    expect(textOf(manual)).not.toContain(t.manual.norms.provisional);
  });

  it('fills the impact assessment in from the settings', async () => {
    const t = await wordsIn(language);
    const build = (change: Parameters<typeof dataOf>[1]) =>
      textOf(
        buildOrganizationDocument('impact_assessment', dataOf(0, change), language, t).sections,
      );
    const filled = build({});
    expect(filled).toContain('privacy@acme.example');
    expect(filled).toContain(t.impactAssessment.facts.retentionText('90'));
    expect(filled).toContain(t.impactAssessment.facts.secondPurposeOn);
    const without = build({ privacyContact: null, addUpAnswers: false });
    expect(without).toContain(t.impactAssessment.facts.secondPurposeOff);
    expect(without).not.toContain('privacy@acme.example');
  });

  it('says in the risk file what the figures show', async () => {
    const t = await wordsIn(language);
    const file = (people: 0 | 700) =>
      textOf(buildOrganizationDocument('risks', dataOf(people), language, t));
    expect(file(0)).toContain(t.panels.impact.before);
    expect(file(700)).not.toContain(t.panels.impact.before);
  });

  it('have file names that say what they are', async () => {
    const t = await wordsIn(language);
    expect(manualFileName(manualData(0), t)).toBe(`${t.manual.fileName}-2026-11-18.pdf`);
    expect(organizationDocumentFileName('risks', dataOf(0), t)).toBe(
      `${t.risks.fileName}-acme-fils-2026-11-18.pdf`,
    );
  });
});
