import { expect, test } from 'vitest';
import { cultureAuditFileName, reportFileName } from './report-file-name.ts';
import { randomCandidate } from './testing/random-candidate.ts';

/** The day after in Paris. */
const DATE = new Date('2026-11-15T23:30:00Z');
const named = (lastName: string | null, campaign: string) => {
  const data = randomCandidate(1);
  return {
    ...data,
    campaign: { ...data.campaign, name: campaign },
    questionnaire: { ...data.questionnaire, contact: { lastName } },
  };
};

test.each([
  ['Dupont', 'Ventes', 'report-dupont-ventes-2026-11-16.pdf'],
  ['d’Œuvre', 'Développement 2026', 'report-d-oeuvre-developpement-2026-2026-11-16.pdf'],
  ['Straße Łukasz', 'R&D / Équipe', 'report-strasse-lukasz-r-d-equipe-2026-11-16.pdf'],
  ['../../etc/passwd', 'a"b\r\nc', 'report-etc-passwd-a-b-c-2026-11-16.pdf'],
  ['王', 'Ventes', 'report-ventes-2026-11-16.pdf'],
  [null, 'Ventes', 'report-ventes-2026-11-16.pdf'],
])('the report on %s for %s is called %s', (lastName, campaign, expected) => {
  expect(reportFileName('recruiter', named(lastName, campaign), DATE)).toBe(expected);
});

test('a personal report says that it is one; long names are cut', () => {
  const name = reportFileName('personal', named('x'.repeat(200), 'y'.repeat(200)), DATE);
  expect(name).toBe(`personal-report-${'x'.repeat(40)}-${'y'.repeat(40)}-2026-11-16.pdf`);
});

test.each([
  ['nothing', 'audit-barometre-2026-11-16.pdf'],
  ['second', 'comparison-barometre-2026-11-16.pdf'],
  ['earlier', 'trend-barometre-2026-11-16.pdf'],
] as const)('with %s beside it an audit is called %s', (beside, expected) => {
  expect(
    cultureAuditFileName({ name: 'Baromètre', timeZone: 'Europe/Paris' }, DATE, 'pdf', beside),
  ).toBe(expected);
});
