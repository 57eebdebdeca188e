import type { DecisionTexts, Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { sessionFixture, userFixture } from '../../../shared/session/session.fixture.ts';

const organization: Organization = {
  ...sessionFixture().organization,
  can: { edit: true, changeStatus: false, delete: false },
};
const wording = (name: string) => ({ subject: `${name}: {campaign}`, text: `Original ${name}` });
const both = (name: string) => ({ fr: wording(`${name} fr`), en: wording(`${name} en`) });
const ORIGINALS: DecisionTexts = {
  shortlisted: both('later'),
  interview: both('invited'),
  hired: both('hired'),
  rejected: both('no'),
};

describe.each(languagesFor('fr'))('the texts that tell decisions (%s)', (language) => {
  it('are changed, refused with a link, saved, and brought back to the original', async () => {
    const t = (await backoffice.decisionMails.load(language)).texts;
    const { decisions } = await candidates.load(language);
    const saved: DecisionTexts[] = [];
    const path = `/api/organizations/${organization.id}/decision-texts`;
    const { user } = await renderApp(language, {
      path: '/admin/organization/decision-mails',
      session: { user: userFixture({ role: 'admin', language }), organization },
      api: {
        [`GET /api/organizations/${organization.id}`]: () => Response.json(organization),
        [`GET ${path}`]: () => Response.json({ texts: ORIGINALS, originals: ORIGINALS }),
        [`PUT ${path}`]: ({ body }) => {
          saved.push(body as DecisionTexts);
          return Response.json({ texts: body, originals: ORIGINALS });
        },
      },
    });
    const heading = await screen.findByRole('heading', { name: decisions.rejected });
    const card = within(heading.closest('section') ?? document.body);
    const text = card.getByRole('textbox', { name: t.text });
    expect(card.queryByRole('button', { name: t.original })).toBeNull();
    await user.clear(text);
    await user.type(text, 'See www.example.org');
    await user.click(screen.getByRole('button', { name: t.save }));
    await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
    expect(saved).toEqual([]);
    await user.clear(text);
    await user.type(text, 'Thank you.');
    await user.click(screen.getByRole('button', { name: t.save }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.rejected[language]).toEqual({
      ...ORIGINALS.rejected[language],
      text: 'Thank you.',
    });
    await user.click(card.getByRole('button', { name: t.original }));
    await user.click(screen.getByRole('button', { name: t.save }));
    await waitFor(() => expect(saved[1]).toEqual(ORIGINALS));
  });
});
