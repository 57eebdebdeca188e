import { EVIDENCE_DOCUMENTS } from '@cadran/contract/codes';
import { reportModel } from '@cadran/contract';
import { evidence as words } from '@cadran/i18n/evidence';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { simulateInstallation } from '@cadran/scoring/simulation';
import { describe, expect, it } from 'vitest';
import { simulatedEvidence, SOURCES_IN_USE } from '../../testing/simulated-evidence.ts';
import type { DocumentData } from './document-data.ts';
import { buildEvidenceDocument, evidenceDocumentFileName } from './evidence-document.ts';

const wordsIn = async (language: 'fr' | 'en') => ({
  panels: await words.panels.load(language),
  manual: await words.manual.load(language),
  instructions: await words.instructions.load(language),
  risks: await words.risks.load(language),
  impactAssessment: await words.impactAssessment.load(language),
});

/** Simulated once: it takes seconds. */
const EVIDENCE = {
  0: await simulatedEvidence([]),
  700: await simulatedEvidence(simulateInstallation(seededRandom(7), 700), SOURCES_IN_USE),
} as const;

const dataOf = (people: 0 | 700, change: Partial<DocumentData> = {}): DocumentData => ({
  evidence: EVIDENCE[people],
  norms: [],
  organization: {
    name: 'Acme & fils',
    privacyContact: 'privacy@acme.example',
    retentionDays: 90,
    addUpAnswers: true,
  },
  productVersion: '2.2.13',
  engineVersion: 2,
  madeAt: '2026-11-18T10:00:00.000Z',
  timeZone: 'Europe/Paris',
  ...change,
});

const textOf = (value: unknown): string => JSON.stringify(value);

describe.each(['fr', 'en'] as const)('documents in %s', (language) => {
  it('are valid reports, empty or full, and say where they come from', async () => {
    const t = await wordsIn(language);
    for (const people of [0, 700] as const)
      for (const document of EVIDENCE_DOCUMENTS) {
        const report = buildEvidenceDocument(document, dataOf(people), language, t);
        expect(reportModel.safeParse(report).error).toBeUndefined();
        expect(report.subtitle).toContain('Acme & fils');
        expect(report.sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
      }
  });

  it('has the manual say what is not known, and no figure, before anybody answered', async () => {
    const t = await wordsIn(language);
    const manual = buildEvidenceDocument('manual', dataOf(0), language, t);
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
    const manual = buildEvidenceDocument('manual', dataOf(700), language, t);
    const pictures = manual.sections.map(({ id, blocks }) => [
      id,
      blocks.filter(({ kind }) => kind === 'picture').length,
    ]);
    expect(Object.fromEntries(pictures)).toMatchObject({
      development: 1,
      norms: 2,
      reliability: 3,
      use: 1,
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
        campaigns: 2,
      },
    ];
    const manual = buildEvidenceDocument('manual', dataOf(0, { norms }), language, t);
    expect(textOf(manual)).toContain('Autumn 2026');
    expect(textOf(manual)).not.toContain(t.manual.norms.provisional);
  });

  it('fills the impact assessment in from the settings', async () => {
    const t = await wordsIn(language);
    const build = (change: Partial<DocumentData>) =>
      textOf(buildEvidenceDocument('impact_assessment', dataOf(0, change), language, t).sections);
    const filled = build({});
    expect(filled).toContain('privacy@acme.example');
    expect(filled).toContain(t.impactAssessment.facts.retentionText('90'));
    expect(filled).toContain(t.impactAssessment.facts.secondPurposeOn);
    const { organization } = dataOf(0);
    if (!organization) throw new Error('An organisation is expected.');
    const without = build({
      organization: { ...organization, privacyContact: null, addUpAnswers: false },
    });
    expect(without).toContain(t.impactAssessment.facts.secondPurposeOff);
    expect(without).not.toContain('privacy@acme.example');
  });

  it('says in the risk file what the figures show', async () => {
    const t = await wordsIn(language);
    const file = (people: 0 | 700) =>
      textOf(buildEvidenceDocument('risks', dataOf(people), language, t));
    expect(file(0)).toContain(t.panels.itemFairness.before);
    expect(file(700)).not.toContain(t.panels.itemFairness.before);
  });

  it('have file names that say what they are', async () => {
    const t = await wordsIn(language);
    expect(evidenceDocumentFileName('manual', dataOf(0), t)).toBe(
      `${t.manual.fileName}-acme-fils-2026-11-18.pdf`,
    );
    expect(evidenceDocumentFileName('risks', dataOf(0, { organization: null }), t)).toBe(
      `${t.risks.fileName}-2026-11-18.pdf`,
    );
  });
});
