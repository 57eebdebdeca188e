import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Responders, refusal } from '../../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../../testing/in-turn.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { sessionFixture, userFixture } from '../../../../shared/session/session.fixture.ts';

const CREATE = '/screening/campaign/create';

const openForm = async (language: Language, api: Responders = {}, path = CREATE) => {
  const t = await backoffice.campaignForm.load(language);
  const app = await renderApp(language, {
    path,
    api: {
      'GET /api/screening/campaigns/url-available': () => Response.json({ available: true }),
      ...api,
    },
  });
  await screen.findByRole('textbox', { name: new RegExp(`^${t.parameters.name}`) });
  const bar = () => within(screen.getByTestId('save-bar')).getByRole('status').textContent;
  const field = (label: string) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return {
    ...app,
    t,
    bar,
    press,
    name: () => field(t.parameters.name),
    url: () => field(t.parameters.customUrl),
    kept: () => waitFor(() => expect(bar()).toBe(t.unsavedKept)),
    leave: async () => {
      const { places } = await backoffice.navigation.load(language);
      const menu = within(screen.getByTestId('side-navigation'));
      await app.user.click(menu.getByRole('link', { name: places.screening }));
    },
  };
};

/** A form in which something was typed and kept, as the next visit finds it. */
const leaveDraft = async (language: Language, text: string) => {
  const form = await openForm(language);
  await form.user.type(form.name(), text);
  await form.kept();
  cleanup();
};

describe.each(languagesFor('fr'))('a draft of a campaign (%s)', (language) => {
  it('is in the form again at once, and undoing that can be undone', async () => {
    await leaveDraft(language, 'Half a campaign');
    const form = await openForm(language);
    const { t, name, press } = form;
    expect(screen.getByText(t.draft.restored.title)).toBeDefined();
    expect([name().value, form.url().value]).toEqual(['Half a campaign', 'half-a-campaign']);
    expect(form.bar()).toBe(t.unsavedKept);
    await press(t.draft.undo);
    expect(name().value).toBe('');
    expect(screen.getByText(t.draft.setAside.title)).toBeDefined();
    await press(t.draft.bringBack);
    expect(name().value).toBe('Half a campaign');
  });

  it('leaves with words that agree with the bar, and stays unless discarded', async () => {
    const { unsavedDraft, unsaved } = await backoffice.dialog.load(language);
    const form = await openForm(language);
    await form.user.type(form.name(), 'Not yet');
    await form.leave();
    const dialog = within(await screen.findByRole('dialog', { name: unsavedDraft.title }));
    expect(dialog.getByText(unsavedDraft.explanation)).toBeDefined();
    await form.user.click(dialog.getByRole('button', { name: unsaved.stay }));
    expect([form.path(), form.name().value]).toEqual([CREATE, 'Not yet']);
    await form.leave();
    await screen.findByRole('dialog', { name: unsavedDraft.title });
    await form.press(unsavedDraft.leave);
    await waitFor(() => expect(form.path()).toBe('/screening'));
    cleanup();
    const again = await openForm(language);
    expect(again.name().value).toBe('Not yet');
    await again.leave();
    await screen.findByRole('dialog', { name: unsavedDraft.title });
    await again.press(unsavedDraft.discard);
    await waitFor(() => expect(again.path()).toBe('/screening'));
    expect(Object.keys(localStorage).filter((key) => key.includes('-draft.'))).toEqual([]);
  });
});

describe('two versions of a campaign', () => {
  it('are both kept until somebody chooses', async () => {
    await leaveDraft('en', 'First');
    const second = await openForm('en');
    await second.press(second.t.draft.undo);
    await second.user.type(second.name(), 'Second');
    // At once: what is typed last is kept when the form closes.
    cleanup();
    const third = await openForm('en');
    expect(third.name().value).toBe('Second');
    await third.press(third.t.draft.undo);
    expect(third.name().value).toBe('First');
    await third.press(third.t.draft.bringBack);
    expect(third.name().value).toBe('Second');
    await third.press(third.t.draft.dismiss);
    expect(screen.queryByText(third.t.draft.restored.title)).toBeNull();
    cleanup();
    const fourth = await openForm('en');
    expect(fourth.name().value).toBe('Second');
    await fourth.press(fourth.t.draft.undo);
    expect(fourth.name().value).toBe('');
  });

  it('an undone draft is offered at the next visit, not filled in again', async () => {
    await leaveDraft('en', 'First');
    const second = await openForm('en');
    await second.press(second.t.draft.undo);
    cleanup();
    const third = await openForm('en');
    expect(third.name().value).toBe('');
    expect(screen.getByText(third.t.draft.setAside.title)).toBeDefined();
    await third.press(third.t.draft.discard);
    cleanup();
    const fourth = await openForm('en');
    expect(screen.queryByText(fourth.t.draft.setAside.title)).toBeNull();
  });
});

describe('the end of a session', () => {
  const refused = { 'POST /api/screening/campaigns': () => refusal(401, 'unauthenticated') };

  it.each(languagesFor('fr'))(
    'in mid-form says that the draft is safe, and log-in brings it back (%s)',
    async (language) => {
      const user = userFixture({ language });
      const login = await backoffice.login.load(language);
      const form = await openForm(language, {
        ...refused,
        'POST /api/auth/login': () => Response.json(sessionFixture({ user })),
      });
      await form.user.type(form.name(), 'Interrupted');
      await form.press(form.t.create);
      await waitFor(() => expect(form.path()).toBe('/login'));
      expect((await screen.findByRole('status')).textContent).toBe(login.draftSafe);
      await form.user.type(screen.getByRole('textbox', { name: login.identifier }), 'louis');
      await form.user.type(screen.getByLabelText(login.password), 'secret');
      await form.press(login.connect);
      await waitFor(() => expect(form.path()).toBe(CREATE));
      expect(await screen.findByText(form.t.draft.restored.title)).toBeDefined();
      await waitFor(() => expect(form.name().value).toBe('Interrupted'));
    },
  );

  it('by logging out removes the drafts of that user and of nobody else', async () => {
    const others = 'cadran.screening-draft.1.somebody-else.new';
    localStorage.setItem(others, '{}');
    const { logout, userMenu } = await backoffice.shell.load('en');
    const form = await openForm('en', {
      'POST /api/auth/logout': () => new Response(null, { status: 204 }),
    });
    await form.user.type(form.name(), 'Secret plans');
    await form.user.click(screen.getByRole('button', { name: new RegExp(userMenu) }));
    await form.user.click(await screen.findByRole('menuitem', { name: logout, hidden: true }));
    await waitFor(() => expect(form.path()).toBe('/login'));
    const drafts = Object.keys(localStorage).filter((key) => key.includes('-draft.'));
    expect(drafts).toEqual([others]);
  });
});
