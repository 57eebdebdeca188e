import { EVIDENCE_NEEDED } from '@cadran/contract/codes';
import { evidence as words } from '@cadran/i18n/evidence';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { DIF_ITEMS, simulateInstallation } from '@cadran/scoring/simulation';
import { describe, expect, it } from 'vitest';
import {
  DECISIONS,
  simulatedEvidence,
  simulatedOrganization,
} from '../testing/simulated-evidence.ts';
import { buildEvidencePanels, buildOrganizationPanels } from './evidence-panels.ts';
import { impactCsv } from './impact-csv.ts';
import { panelTexts, type PanelView } from './panel-view.ts';
import { statementText } from './panels/items.ts';

const people = simulateInstallation(seededRandom(7), 800);
const french = people.filter(({ language }) => language === 'fr');
const t = { fr: await words.panels.load('fr'), en: await words.panels.load('en') };

const draftOf = async (of: typeof people, language: 'fr' | 'en' = 'en') => ({
  ...panelTexts(language, t[language], 'Europe/Paris'),
  evidence: await simulatedEvidence(of),
});

const organizationDraft = (
  of: typeof people,
  language: 'fr' | 'en' = 'en',
  decisions: typeof DECISIONS = [],
) => ({
  ...panelTexts(language, t[language], 'Europe/Paris'),
  evidence: simulatedOrganization(of, decisions),
});

const byId = (views: readonly PanelView[]) =>
  Object.fromEntries(views.map((view) => [view.id, view])) as Record<PanelView['id'], PanelView>;

const panelsOf = async (...given: Parameters<typeof draftOf>) =>
  byId(buildEvidencePanels(await draftOf(...given)));

const charts = ({ blocks, details = [] }: PanelView) =>
  [...blocks, ...details].flatMap((block) => (block.kind === 'picture' ? [block.picture] : []));

describe('the panels', () => {
  it('are one for each line of the table, and say what is true before there are figures', async () => {
    const views = [
      ...buildEvidencePanels(await draftOf([])),
      ...buildOrganizationPanels(organizationDraft([])),
    ];
    expect(views.map(({ id }) => id).toSorted()).toEqual(Object.keys(EVIDENCE_NEEDED).toSorted());
    expect(Object.fromEntries(views.map(({ id, before }) => [id, before]))).toEqual({
      items: 'Figures appear from 100 people on.',
      reliability: 'Not known yet.',
      norms: 'Provisional: they come from another questionnaire.',
      itemFairness: 'Not examined.',
      impact: 'No group has 30 people yet.',
      oversight: '–',
    });
    for (const view of views) {
      expect(view).toMatchObject({ state: 'none', basis: null });
      expect(charts(view)).toEqual([]);
      expect(view.missing).not.toBeNull();
    }
  });

  it.each([
    [0, 'none', 'none', 'none', 'Still needed: in French (300 more) and in English (300 more).'],
    [99, 'none', 'none', 'none', 'Still needed: in French (201 more) and in English (300 more).'],
    [100, 'all', 'none', 'none', 'Still needed: in French (200 more) and in English (300 more).'],
    [299, 'all', 'all', 'none', 'Still needed: in French (1 more) and in English (300 more).'],
    [300, 'all', 'all', 'some', 'Still needed: in English (300 more).'],
  ] as const)('of %d people', async (count, items, reliability, norms, missing) => {
    const panels = await panelsOf(french.slice(0, count));
    expect(panels.items.state).toBe(items);
    expect(panels.items.progress).toEqual([
      { label: 'Statements', people: count, needed: 100, text: `${count} of 100` },
    ]);
    expect(panels.items.missing).toBe(
      { 0: '100 more people are needed.', 99: '1 more person is needed.' }[count as number] ?? null,
    );
    expect(panels.reliability.state).toBe(reliability);
    expect(panels.norms).toMatchObject({ state: norms, missing });
    expect(panels.norms.before).toBe(norms === 'none' ? t.en.norms.before : null);
    expect(panels.items.basis).toBe(
      items === 'all' ? `n = ${count}, reading of 12 November 2026` : null,
    );
  });

  it('draw every figure, with a number, an interval and a text alternative', async () => {
    const panels = await panelsOf(people);
    const alphas = charts(panels.reliability);
    expect(alphas.map((chart) => chart.kind === 'estimates' && chart.rows.length)).toEqual([
      5, 30, 10,
    ]);
    const ofOrganization = byId(
      buildOrganizationPanels(organizationDraft(people, 'en', DECISIONS)),
    );
    for (const view of [...Object.values(panels), ...Object.values(ofOrganization)])
      for (const chart of charts(view)) {
        expect(chart.description.length).toBeGreaterThan(10);
        if (chart.kind !== 'estimates') continue;
        const known = chart.rows.flatMap(({ value, interval }) =>
          value === null ? [] : [[value, ...(interval ?? [value, value])] as const],
        );
        for (const [value, low, high] of known) {
          expect(low).toBeLessThanOrEqual(value);
          expect(high).toBeGreaterThanOrEqual(value);
        }
        expect(chart.rows.filter(({ value, note }) => value === null && !note)).toEqual([]);
      }
    expect(ofOrganization.oversight.blocks[0]).toMatchObject({
      text: '15% of decisions go against the verdict (95% interval: 10% to 22%).',
    });
  });

  it('name the statements that one language understands otherwise', async () => {
    const { itemFairness } = await panelsOf(people);
    const rows = itemFairness.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(rows.map(([statement = '']) => statement).toSorted()).toEqual(
      DIF_ITEMS.map((item) => statementText({ language: 'en' }, item)).toSorted(),
    );
    expect(itemFairness.blocks).toContainEqual({
      kind: 'paragraph',
      text: 'Sex: not examined.',
    });
  });

  it('say in both languages which groups are too small', () => {
    const few = people.slice(0, 20);
    for (const language of ['fr', 'en'] as const) {
      const { impact } = byId(buildOrganizationPanels(organizationDraft(few, language)));
      expect(impact).toMatchObject({ state: 'none', before: t[language].impact.before });
      expect(impact.missing).toContain(t[language].groups.female);
    }
  });

  it('give the effects on groups as CSV, small groups without figures', () => {
    const [head, ...rows] = impactCsv(organizationDraft(people)).trimEnd().split('\r\n');
    expect(head?.split(',')).toHaveLength(11);
    expect(rows).toHaveLength(6);
    expect(rows.every((row) => row.split(',').length === 11)).toBe(true);
    const few = impactCsv(organizationDraft(people.slice(0, 20)));
    expect(few).toContain('Sex,Women,Verdict “fits”,fewer than 30,,,,,,,');
  });
});
