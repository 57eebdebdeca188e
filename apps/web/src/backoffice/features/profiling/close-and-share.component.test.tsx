import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseAction } from '../../../testing/choose.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { spoken } from '../../../testing/spoken.ts';
import {
  codesPath,
  detailPath,
  editPath,
  listPath,
} from '../../shared/campaigns/campaign-paths.ts';
import { storedAudit, storedProgress } from './stored-audit.fixture.ts';

const NO_CODES = { mailed: 0, printed: 0, used: 0, headcount: null, canMail: true };

const open = async (language: Language, path: string, access: 'codes' | 'link' = 'codes') => {
  const audit = storedAudit({ access, codes: access === 'codes' ? NO_CODES : null });
  const base = `/api/profiling/campaigns/${audit.id}`;
  const closed = () => Response.json({ ...audit, version: 2, status: 'closed' });
  const app = await renderApp(language, {
    path,
    api: {
      [`GET ${base}`]: () => Response.json(audit),
      [`GET ${base}/progress`]: () => Response.json(storedProgress),
      [`POST ${base}/close`]: closed,
      [`PUT ${base}`]: closed,
      'GET /api/profiling/campaigns': () => Response.json({ items: [audit], total: 1 }),
      'GET /api/profiling/campaigns/url-available': () => Response.json({ available: true }),
    },
  });
  const t = await backoffice.campaigns.load(language);
  const list = await backoffice.list.load(language);
  const sent = () => app.requests.filter(({ route }) => /^(POST|PUT) \/api\/profiling/.test(route));
  const chooseInMenu = async (name: string) => {
    const button = list.actions(audit.name);
    await screen.findByRole('button', { name: button });
    await chooseAction(app.user, button, name);
  };
  return { ...app, t, audit, sent, chooseInMenu };
};
const { id } = storedAudit();

describe.each(languagesFor('fr'))('closing an audit by codes (%s)', (language) => {
  it.each([
    ['its page', detailPath('profiling', id)],
    ['the list', listPath('profiling')],
  ])('asks first on %s, and says what is destroyed', async (_where, path) => {
    const { user, t, audit, sent, chooseInMenu } = await open(language, path);
    await chooseInMenu(t.actions.close);
    const dialog = within(await screen.findByRole('dialog', { name: t.closing.title(audit.name) }));
    for (const text of [t.closing.forGood, t.closing.secret, t.closing.mail, t.closing.kept])
      expect(dialog.getByText(spoken(text))).toBeDefined();
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: t.closing.confirm }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(
      await screen.findByText(spoken(t.modules.profiling.nowStatus.closed(audit.name))),
    ).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks first in the form, and can be given up', async () => {
    const path = `${editPath('profiling', id)}?section=parameters`;
    const { user, t, sent } = await open(language, path);
    const form = await backoffice.campaignForm.load(language);
    await user.click(await screen.findByRole('radio', { name: t.statuses.closed }));
    const save = async () =>
      user.click(within(screen.getByTestId('save-bar')).getByRole('button', { name: form.save }));
    await save();
    const { cancel } = await backoffice.shell.load(language);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: cancel }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([]);
    await save();
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: t.closing.confirm }));
    await waitFor(() => expect(sent()).toMatchObject([{ body: { status: 'closed', version: 1 } }]));
  });

  it('by link asks nothing: nothing is destroyed', async () => {
    const { t, sent, chooseInMenu } = await open(language, detailPath('profiling', id), 'link');
    await chooseInMenu(t.actions.close);
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});

describe.each(languagesFor('fr'))('the link of an audit (%s)', (language) => {
  it('by codes is not enough to answer, and leads to the codes', async () => {
    const { t, user, audit, chooseInMenu, path } = await open(language, listPath('profiling'));
    await chooseInMenu(t.actions.link);
    const dialog = within(await screen.findByRole('dialog', { name: t.link.title(audit.name) }));
    expect(dialog.getByText(spoken(t.link.byCodes))).toBeDefined();
    expect(dialog.queryByText(spoken(t.modules.profiling.send))).toBeNull();
    await user.click(dialog.getByRole('link', { name: t.link.codes }));
    await waitFor(() => expect(path()).toBe(codesPath(id)));
  });

  it('by link is sent to everybody', async () => {
    const { t, chooseInMenu } = await open(language, listPath('profiling'), 'link');
    await chooseInMenu(t.actions.link);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(spoken(t.modules.profiling.send))).toBeDefined();
    expect(dialog.queryByRole('link', { name: t.link.codes })).toBeNull();
  });
});
