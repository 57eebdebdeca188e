import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseAction, plain } from '../../../../testing/choose.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { detailPath } from '../../../shared/campaigns/campaign-paths.ts';
import { candidateFixture } from '../../../shared/candidate/candidate.fixture.ts';
import { storedCampaign } from '../form/values/stored-campaign.fixture.ts';

const STAMP = '2026-11-01T08:00:00.000Z';

const openCampaign = async (language: Language, path = '') => {
  // As it was when the page was opened: two candidates have finished since.
  const campaign = storedCampaign({
    candidates: { opened: 3, completed: 0 },
    createdAt: STAMP,
    updatedAt: STAMP,
    link: 'https://cadran.example/baker',
  });
  const base = `/api/screening/campaigns/${campaign.id}`;
  const people = [candidateFixture('Ada'), candidateFixture('Zoe')];
  const app = await renderApp(language, {
    path: `${detailPath('screening', campaign.id)}${path}`,
    api: {
      [`GET ${base}`]: () => Response.json(campaign),
      [`POST ${base}/close`]: () =>
        Response.json({ ...campaign, status: 'closed', candidates: { opened: 1, completed: 2 } }),
      [`GET ${base}/screening/questionnaires`]: () =>
        Response.json({
          items: people,
          total: people.length,
          mixedMethods: false,
          otherEngines: false,
          progress: {
            days: [{ day: '2026-11-17', started: 3, completed: 2 }],
            undecided: 2,
            candidates: { opened: 1, completed: 2 },
            notTold: 0,
          },
        }),
      [`GET ${base}/decision-mails`]: () =>
        Response.json({
          completed: 2,
          told: 0,
          waiting: 0,
          averageDays: null,
          notTold: {
            total: 2,
            items: people.map(({ id, contact, decision }, index) => ({
              id,
              contact,
              decision,
              completedAt: STAMP,
              hasAddress: index === 0,
            })),
          },
        }),
      [`GET ${base}/progress`]: () => Response.json(null),
    },
  });
  await screen.findByText('Ada Martin');
  return { ...app, campaign };
};

describe.each(languagesFor('en'))('the page of a campaign (%s)', (language) => {
  it('draws counters, chart and list from one answer', async () => {
    const t = await backoffice.campaigns.load(language);
    const { detail } = await backoffice.screening.load(language);
    const { requests } = await openCampaign(language);
    const overview = screen.getByRole('region', { name: t.overview });
    const numbers = [...overview.querySelectorAll('dl:first-of-type > div')].map(
      (one) => one.textContent,
    );
    expect(numbers.slice(0, 3)).toEqual([
      `${detail.all}3`,
      `${detail.inProgress}1`,
      `${detail.finished}2`,
    ]);
    const sentence = plain(t.progress.sentence(3, '3', 2, '2'));
    expect(within(overview).getAllByText(sentence).length).toBeGreaterThan(0);
    expect(requests.some(({ route }) => route.endsWith('/progress'))).toBe(false);
  });

  it('lists who has had no answer once it is closed, and leads to them', async () => {
    const t = await backoffice.campaigns.load(language);
    const answers = await backoffice.decisionMails.load(language);
    const { actions } = await backoffice.list.load(language);
    const { user, campaign, search } = await openCampaign(language);
    await chooseAction(user, actions(campaign.name), t.actions.close);
    const title = answers.closed.title(2, '2');
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText('Ada Martin')).toBeDefined();
    expect(dialog.getByText(`Zoe Martin (${answers.closed.noAddress})`)).toBeDefined();
    await user.click(dialog.getByRole('link', { name: answers.closed.show }));
    await waitFor(() =>
      expect(search()).toEqual({ status: 'completed', decisionMail: 'not_told' }),
    );
  });
});
