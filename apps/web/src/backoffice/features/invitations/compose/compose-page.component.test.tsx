import { MAIL_LIMITS, type ParsedRecipients } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../../testing/choose.ts';
import { type Responders, refusal } from '../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { storedCampaign } from '../../screening/form/values/stored-campaign.fixture.ts';

const campaign = storedCampaign();
const LIST = `/screening/campaign/${campaign.id}/invitations`;
const NOBODY = {
  items: [],
  total: 0,
  remindable: 0,
  can: { invite: true },
  counts: { queued: 0, sent: 0, opened: 0, completed: 0, failed: 0, unknown: 0 },
};

/** One recipient a line; a line without an address is refused. */
const parse = (text: string): ParsedRecipients => {
  const lines = text.split('\n').map((line, index) => ({ line: index + 1, text: line }));
  return {
    recipients: lines
      .filter(({ text: line }) => line.includes('@example.org'))
      .map(({ text: line }) => ({ email: line, name: '' })),
    refused: lines
      .filter(({ text: line }) => !line.includes('@example.org'))
      .map((line) => ({ ...line, rule: 'email' })),
  };
};

const renderCompose = async (language: Language, api: Responders = {}) => {
  const t = await backoffice.invitations.load(language);
  const app = await renderApp(language, {
    path: `${LIST}/new`,
    api: {
      [`GET /api/screening/campaigns/${campaign.id}`]: () => Response.json(campaign),
      [`GET /api/screening/campaigns/${campaign.id}/invitations`]: () => Response.json(NOBODY),
      'GET /api/email/settings': () =>
        Response.json({
          configured: true,
          sender: 'cadran@example.org',
          quota: { perDay: 500, used: 480 },
        }),
      'POST /api/email/preview': () =>
        Response.json({ from: 'Cadran', replyTo: null, subject: 'Hello', html: '', text: '' }),
      'POST /api/email/recipients': ({ body }) =>
        Response.json(parse((body as { readonly text: string }).text)),
      ...api,
    },
  });
  const addresses = await screen.findByRole('textbox', { name: t.compose.addresses });
  return {
    ...app,
    t,
    paste: async (text: string) => {
      await app.user.clear(addresses);
      await app.user.click(addresses);
      await app.user.paste(text);
    },
    send: async (count: number) =>
      app.user.click(await screen.findByRole('button', { name: t.compose.send(count) })),
    sent: () => app.requests.filter(({ route }) => route === 'POST /api/email'),
  };
};

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => `somebody.${index}@example.org`).join('\n');

describe.each(languagesFor('fr'))('inviting by mail (%s)', (language) => {
  it('names every line that is no address, and who is left', async () => {
    const { t, paste } = await renderCompose(language);
    await paste('zoe@example.org\nmarie@\nada@example.org');
    expect(await screen.findByText(plain(t.compose.recognised(2)))).toBeDefined();
    expect(screen.getByText(t.compose.refused(1))).toBeDefined();
    expect(
      screen.getByText(new RegExp(plain(t.compose.refusedLine(2, 'marie@')))).textContent,
    ).toContain(t.compose.notAnAddress);
  });

  it('says how many are too many at a time', async () => {
    const { t, paste } = await renderCompose(language, {
      'POST /api/email/recipients': () =>
        refusal(400, 'invalid_input', { text: `max_items:${MAIL_LIMITS.recipients}` }),
    });
    await paste(people(MAIL_LIMITS.recipients + 1));
    expect((await screen.findByRole('alert')).textContent).toBe(
      t.compose.tooMany(MAIL_LIMITS.recipients),
    );
  });

  it('says how many more can be sent when the quota is reached', async () => {
    const { t, paste, send } = await renderCompose(language, {
      'POST /api/email': () => refusal(429, 'too_many_requests'),
    });
    await paste(people(21));
    await send(21);
    expect((await screen.findByRole('alert')).textContent).toContain(
      t.refusals.quota(21, 20, '20'),
    );
  });

  it('says who was invited before, and goes to the list', async () => {
    const { t, user, paste, send, path } = await renderCompose(language, {
      'POST /api/email': () =>
        Response.json(
          { queued: 0, skipped: [{ email: 'ada@example.org', reason: 'already_invited' }] },
          { status: 202 },
        ),
    });
    await paste('ada@example.org');
    await send(1);
    const outcome = await screen.findByRole('dialog', { name: t.outcome.title });
    expect(outcome.textContent).toContain(t.outcome.queued(0));
    expect(within(outcome).getByRole('listitem').textContent).toBe(
      `ada@example.org ${t.outcome.reasons.already_invited}`,
    );
    await user.click(within(outcome).getByRole('button', { name: t.outcome.done }));
    await waitFor(() => expect(path()).toBe(LIST));
  });

  it('refuses a link in the personal note at its field', async () => {
    const { rules } = await errors.load(language);
    const { t, user, paste, send, sent } = await renderCompose(language);
    await paste('ada@example.org');
    const note = screen.getByRole('textbox', { name: t.compose.own });
    await user.type(note, 'www.elsewhere.example');
    await send(1);
    expect(await screen.findByText(plain(rules.no_links()))).toBeDefined();
    expect(document.activeElement).toBe(note);
    expect(sent()).toEqual([]);
  });
});

describe('inviting by mail', () => {
  it('reads a file of a spreadsheet', async () => {
    const { t, user, requests } = await renderCompose('en');
    const csv = 'first name;email\nZoé;zoe@example.org\n';
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    // As a French spreadsheet saves it.
    await user.upload(input, new File([Buffer.from(csv, 'latin1')], 'people.csv'));
    await waitFor(() =>
      expect(requests.findLast(({ route }) => route.endsWith('/recipients'))?.body).toEqual({
        text: csv.trim(),
      }),
    );
    expect(
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: t.compose.addresses }).value,
    ).toBe(csv);
  });

  it('sends once, even if pressed again while the addresses are still being read', async () => {
    const { promise: parsed, resolve } = Promise.withResolvers<void>();
    const { t, user, paste, sent, path } = await renderCompose('en', {
      'POST /api/email/recipients': async ({ body }) => {
        await parsed;
        return Response.json(parse((body as { readonly text: string }).text));
      },
      'POST /api/email': () => Response.json({ queued: 1, skipped: [] }, { status: 202 }),
    });
    await paste('ada@example.org');
    await user.dblClick(screen.getByRole('button', { name: t.compose.send(0) }));
    resolve();
    expect(await screen.findByText(t.outcome.queued(1))).toBeDefined();
    expect(sent().map(({ body }) => body)).toEqual([
      {
        kind: 'invitation',
        campaignId: campaign.id,
        to: [{ email: 'ada@example.org', name: '' }],
        language: 'en',
      },
    ]);
    await waitFor(() => expect(path()).toBe(LIST));
  });
});
