import { LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { userFixture } from '../../shared/session/session.fixture.ts';

const person = userFixture({ language: 'en', profilingEnabled: false });
const saving = {
  [`PUT /api/users/${person.id}`]: ({ body }: { readonly body?: unknown }) =>
    Response.json({ ...person, ...(body as object) }),
};

afterEach(() => vi.useRealTimers());

describe.each(languagesFor('fr'))('the profile (%s)', (language) => {
  it('shows what the specification lists', async () => {
    const t = await backoffice.profile.load(language);
    await renderApp(language, { path: '/profile', session: { user: { ...person, language } } });
    await screen.findByRole('heading', { level: 1 });
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(fact(t.username)?.textContent).toBe('louis');
    expect(fact(t.organization)?.textContent).toBe('Atelier Mercure');
    expect(fact(t.screening)?.textContent).toBe(t.enabled);
    expect(fact(t.profiling)?.textContent).toBe(t.disabled);
    expect(fact(t.status)?.textContent).toBe(t.statuses.active);
    expect(fact(t.createdAt)?.textContent).toContain('2026');
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: t.email });
    expect(email.value).toBe('louis@example.org');
    const notifications = screen.getByRole<HTMLInputElement>('switch', {
      name: new RegExp(`^${t.notifications}`),
    });
    expect(notifications.checked).toBe(true);
  });
});

describe('the profile', () => {
  it('asks before discarding changes, not after saving', async () => {
    const [t, { unsaved }, { places }] = await Promise.all([
      backoffice.profile.load('en'),
      backoffice.dialog.load('en'),
      backoffice.navigation.load('en'),
    ]);
    const app = await renderApp('en', { path: '/profile', session: { user: person }, api: saving });
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: t.email });
    const leave = async () =>
      app.user.click(
        within(screen.getByTestId('side-navigation')).getByRole('link', { name: places.settings }),
      );
    await app.user.clear(email);
    await app.user.type(email, 'other@example.org');
    await leave();
    await screen.findByRole('dialog', { name: unsaved.title });
    await app.user.click(screen.getByRole('button', { name: unsaved.stay }));
    expect([app.path(), email.value]).toEqual(['/profile', 'other@example.org']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(screen.getByRole('button', { name: t.save }));
    await screen.findByText(t.saved);
    expect(app.requests.at(-1)?.body).toMatchObject({ email: 'other@example.org' });
    await leave();
    await waitFor(() => expect(app.path()).toBe('/settings'));
  });

  it('confirms in a message that closes after five seconds', async () => {
    const t = await backoffice.profile.load('en');
    const app = await renderApp('en', { path: '/profile', session: { user: person }, api: saving });
    const save = await screen.findByRole('button', { name: t.save });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    act(() => save.click());
    await screen.findByText(t.saved);
    await act(() => vi.advanceTimersByTimeAsync(LIMITS.toastMs - 1000));
    expect(screen.getByText(t.saved)).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await waitFor(() => expect(screen.queryByText(t.saved)).toBeNull());
    expect(LIMITS.toastMs).toBe(5000);
    expect(app.path()).toBe('/profile');
  });
});
