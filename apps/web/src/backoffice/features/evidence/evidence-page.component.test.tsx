import {
  EVIDENCE_NEEDED,
  type Evidence,
  IMPACT_STAGES,
  type OrganizationEvidence,
} from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { evidence as evidenceWords } from '@cadran/i18n/evidence';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../testing/choose.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { sessionFixture, userFixture } from '../../shared/session/session.fixture.ts';

const tooFew = (needed: number, people = 0) =>
  ({ state: 'too_few', people, needed, date: null }) as const;

/** Of an installation where nobody has answered, or some have. */
const evidenceOf = (people: number): Evidence => ({
  organizations: 1,
  instrumentVersion: 3,
  instrumentVersions: [],
  items: tooFew(EVIDENCE_NEEDED.items, people),
  reliability: tooFew(EVIDENCE_NEEDED.reliability, people),
  norms: (['fr', 'en'] as const).map((language) => ({
    language,
    panel: tooFew(EVIDENCE_NEEDED.norms, people),
  })),
  itemFairness: (['language', 'sex', 'age'] as const).map((grouping) => ({
    grouping,
    groups: [],
    panel: tooFew(EVIDENCE_NEEDED.itemFairness),
  })),
});

const organizationEvidence: OrganizationEvidence = {
  impact: {
    needed: EVIDENCE_NEEDED.impact,
    date: null,
    comparisons: IMPACT_STAGES.map((stage) => ({
      dimensions: ['language' as const],
      stage,
      groups: [
        {
          state: 'too_few' as const,
          name: [{ dimension: 'language' as const, group: 'fr' }],
          people: 0,
          needed: 30,
        },
      ],
    })),
  },
  oversight: tooFew(EVIDENCE_NEEDED.oversight),
};

const organization = {
  ...sessionFixture().organization,
  can: { edit: true, changeStatus: false, delete: false },
};

const renderOrganization = (language: Language, addUpAnswers: boolean) => {
  let stored = { ...organization, settings: { ...organization.settings, addUpAnswers } };
  return renderApp(language, {
    path: '/admin/evidence',
    session: { user: userFixture({ role: 'admin', language }), organization: stored },
    api: {
      [`GET /api/organizations/${stored.id}`]: () => Response.json(stored),
      [`PUT /api/organizations/${stored.id}`]: ({ body }) => {
        const { settings } = body as typeof stored;
        stored = { ...stored, settings: { ...stored.settings, ...settings }, version: 2 };
        return Response.json(stored);
      },
      [`GET /api/organizations/${stored.id}/evidence`]: () => Response.json(organizationEvidence),
    },
  });
};

const renderQuestionnaire = (language: Language, api: Parameters<typeof renderApp>[1]['api']) =>
  renderApp(language, {
    path: '/superadmin/evidence',
    session: { user: userFixture({ role: 'superadmin', language }) },
    api: {
      'GET /api/evidence': () => Response.json(evidenceOf(0)),
      'GET /api/evidence/norms': () => Response.json({ items: [] }),
      ...api,
    },
  });

describe.each(languagesFor('fr'))('evidence (%s)', (language) => {
  it('says in every panel what is missing, with progress, while nobody has answered', async () => {
    const words = await evidenceWords.panels.load(language);
    await renderQuestionnaire(language, {});
    const panel = async (id: string) => within(await screen.findByTestId(`panel-${id}`));
    expect((await panel('items')).getByText(plain(words.missing.people(100, '100')))).toBeDefined();
    expect((await panel('reliability')).getByText(plain(words.reliability.before))).toBeDefined();
    expect((await panel('norms')).getByText(plain(words.norms.before))).toBeDefined();
    expect((await panel('itemFairness')).getByText(plain(words.itemFairness.before))).toBeDefined();
    expect(screen.queryAllByRole('img')).toEqual([]);
  });

  it('shows an organisation groups and decisions, and nothing of the questionnaire', async () => {
    const words = await evidenceWords.panels.load(language);
    await renderOrganization(language, true);
    const panel = async (id: string) => within(await screen.findByTestId(`panel-${id}`));
    expect((await panel('impact')).getByText(plain(words.impact.before))).toBeDefined();
    expect(
      (await panel('oversight')).getByText(plain(words.missing.decisions(20, '20'))),
    ).toBeDefined();
    expect(screen.queryByTestId('panel-items')).toBeNull();
  });

  it('shows how far some people are from enough', async () => {
    await renderQuestionnaire(language, {
      'GET /api/evidence': () => Response.json(evidenceOf(60)),
    });
    const bars = within(await screen.findByTestId('panel-items')).getAllByRole('progressbar');
    expect(bars.map((bar) => [bar.getAttribute('value'), bar.getAttribute('max')])).toEqual([
      ['60', '100'],
    ]);
  });

  it('explains what adding up means before the organisation opts in, and opts in', async () => {
    const t = await backoffice.evidence.load(language);
    const { user, requests } = await renderOrganization(language, false);
    expect(await screen.findByText(plain(t.optIn.off))).toBeDefined();
    for (const point of t.optIn.points) expect(screen.getByText(plain(point))).toBeDefined();
    await user.click(screen.getByRole('button', { name: t.optIn.start }));
    await screen.findByText(plain(t.optIn.on));
    const saved = requests.find(({ route }) => route.startsWith('PUT'));
    expect(saved?.body).toEqual({ version: 1, settings: { addUpAnswers: true } });
  });

  it('lets a super administrator adopt norms once there are enough people, and go back', async () => {
    const t = (await backoffice.evidence.load(language)).norms;
    const enoughInFrench = [
      {
        language: 'fr',
        panel: { ...tooFew(300, 300), state: 'known', figures: { traits: [] } },
      },
      { language: 'en', panel: tooFew(300) },
    ];
    const version = {
      id: '7c9e6679-7425-40de-944b-e07fc1f90a00',
      name: 'Ours',
      language: 'fr',
      instrumentVersion: 3,
      people: 300,
      adoptedAt: '2026-11-15T12:00:00Z',
      adoptedBy: 'Ada',
      inUse: true,
    };
    let items: (typeof version)[] = [];
    const { user, requests } = await renderQuestionnaire(language, {
      'GET /api/evidence': () => Response.json({ ...evidenceOf(0), norms: enoughInFrench }),
      'GET /api/evidence/norms': () => Response.json({ items }),
      'POST /api/evidence/norms': () => {
        items = [version];
        return Response.json(version, { status: 201 });
      },
      'PUT /api/evidence/norms/in-use': () => {
        items = [{ ...version, inUse: false }];
        return Response.json({ items });
      },
    });
    await user.click(await screen.findByRole('button', { name: t.adoptOf(t.languages.fr) }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(screen.getByText(plain(t.tooFew('0', '300')))).toBeDefined();
    expect(screen.queryByRole('button', { name: t.adoptOf(t.languages.en) })).toBeNull();
    await user.type(dialog.getByRole('textbox'), 'Ours');
    await user.click(dialog.getByRole('button', { name: t.adopting.confirm }));
    expect(await screen.findByText('Ours')).toBeDefined();
    await user.click(
      (await screen.findAllByRole('button', { name: t.choose(t.provisional) }))[0] ?? document.body,
    );
    await waitFor(() =>
      expect(requests.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({
        language: 'fr',
        normsId: null,
      }),
    );
  });
});
