import { backoffice } from '@cadran/i18n/backoffice';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const root = document.documentElement;

describe('the theme', () => {
  it.each(languagesFor('en'))(
    'is chosen in the menu and kept on this device (%s)',
    async (language) => {
      const { theme: t, userMenu } = await backoffice.shell.load(language);
      const { user } = await renderApp(language, { path: '/profile' });
      await user.click(await screen.findByRole('button', { name: new RegExp(userMenu, 'u') }));
      // Without layout the menu counts as hidden.
      const choice = (name: string) => screen.findByRole('menuitemradio', { name, hidden: true });
      expect((await choice(t.choices.auto)).getAttribute('aria-checked')).toBe('true');
      await user.click(await choice(t.choices.dark));
      expect((await choice(t.choices.dark)).getAttribute('aria-checked')).toBe('true');
      expect(root.dataset['mantineColorScheme']).toBe('dark');
      expect(root.style.colorScheme).toBe('dark');
      expect(localStorage.getItem('cadran.color-scheme')).toBe('dark');

      await user.click(await choice(t.choices.auto));
      expect(root.style.colorScheme).toBe('');
    },
  );

  it('is light on paper, whatever it is on the screen', async () => {
    localStorage.setItem('cadran.color-scheme', 'dark');
    const app = await renderApp('en', { path: '/profile' });
    await app.heading();
    expect(root.dataset['mantineColorScheme']).toBe('dark');
    dispatchEvent(new Event('beforeprint'));
    expect(root.dataset['mantineColorScheme']).toBe('light');
    dispatchEvent(new Event('afterprint'));
    expect(root.dataset['mantineColorScheme']).toBe('dark');
  });
});
