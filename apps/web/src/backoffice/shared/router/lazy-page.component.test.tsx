import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPage } from './lazy-page.ts';

const renderPage = async (page: ReturnType<typeof lazyPage>) => {
  const Page = page;
  const shown = (at: number) => (
    <Suspense fallback={<p>Loading</p>}>
      <Page key="page" />
      <p>{at}</p>
    </Suspense>
  );
  const view = await act(async () => render(shown(1)));
  return { again: () => act(async () => view.rerender(shown(2))) };
};

it('shows a page that loads while it is rendered, and React has nothing to complain of', async () => {
  const logged = vi.spyOn(console, 'error');
  const { promise, resolve } = Promise.withResolvers<() => string>();
  const { again } = await renderPage(lazyPage(() => promise));
  expect(screen.getByText('Loading')).toBeDefined();
  await act(async () => resolve(() => 'The page'));
  expect(await screen.findByText(/The page/)).toBeDefined();
  await again();
  expect(logged.mock.calls).toEqual([]);
});

it('shows a page that was loaded before at once', async () => {
  const page = lazyPage(() => Promise.resolve(() => 'The page'));
  await page.preload();
  render(
    <Suspense fallback={<p>Loading</p>}>
      {[page].map((Page) => (
        <Page key="page" />
      ))}
    </Suspense>,
  );
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.getByText('The page')).toBeDefined();
});
