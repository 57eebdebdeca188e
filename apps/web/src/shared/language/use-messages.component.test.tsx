import { area } from '@cadran/i18n';
import { act, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { LanguageProvider } from './language-context.tsx';
import { useMessages } from './use-messages.ts';

const words = (text: string) => {
  const load = () => Promise.resolve({ default: { text } });
  return area({ fr: load, en: load });
};

it('returns the messages of each of two areas that load during a transition', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [first, second] = [words('First'), words('Second')];
  const Both = () => {
    const one = useMessages(first);
    const two = useMessages(second);
    return `${one.text}, ${two.text}`;
  };
  const Page = () => {
    const [opened, setOpened] = useState(false);
    return opened ? (
      <Both />
    ) : (
      <button onClick={() => startTransition(() => setOpened(true))}>Open</button>
    );
  };
  render(
    <LanguageProvider initial="en">
      <Suspense fallback="…">
        <Page />
      </Suspense>
    </LanguageProvider>,
  );
  await act(async () => screen.getByRole('button').click());
  expect(await screen.findByText('First, Second')).toBeDefined();
  expect(logged.mock.calls).toEqual([]);
  logged.mockRestore();
});
