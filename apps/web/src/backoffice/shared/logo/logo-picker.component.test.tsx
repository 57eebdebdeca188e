import { ApiError } from '@cadran/client';
import { DEFAULT_THEME } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderBackoffice } from '../../../testing/render-backoffice.tsx';
import { LogoPicker } from './logo-picker.tsx';

const PROPS = {
  logo: null,
  name: 'Mercure',
  theme: DEFAULT_THEME,
  none: 'No logo',
  removal: 'The name is shown instead.',
  uploading: false,
  removing: false,
  error: null,
  onChoose: () => undefined,
  onRemove: () => undefined,
} satisfies ComponentProps<typeof LogoPicker>;

const picture = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' });
const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  return input;
};

describe.each(languagesFor('fr'))('the logo picker (%s)', (language) => {
  it('uploads a picture and refuses one that is too large', async () => {
    const t = await backoffice.logo.load(language);
    const choose = vi.fn<(file: File) => void>();
    const { user } = await renderBackoffice(language, <LogoPicker {...PROPS} onChoose={choose} />);
    expect(await screen.findByText('No logo')).toBeDefined();
    expect(screen.getByRole('button', { name: t.choose })).toBeDefined();
    await user.upload(fileInput(), picture(512 * 1024 + 1));
    expect(screen.getByRole('alert').textContent).toBe(t.tooLarge);
    expect(choose).not.toHaveBeenCalled();
    const small = picture(512 * 1024);
    await user.upload(fileInput(), small);
    expect(choose).toHaveBeenCalledExactlyOnceWith(small);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows why the server refused it', async () => {
    const t = await backoffice.logo.load(language);
    const error = new ApiError({ status: 422, code: 'invalid_input' });
    await renderBackoffice(language, <LogoPicker {...PROPS} error={error} />);
    expect((await screen.findByRole('alert')).textContent).toBe(t.notAPicture);
  });

  it('asks before removing', async () => {
    const t = await backoffice.logo.load(language);
    const Removing = () => {
      const [logo, setLogo] = useState<string | null>('/logo.png');
      return (
        <LogoPicker
          {...PROPS}
          logo={logo}
          onRemove={(removed) => {
            setLogo(null);
            removed();
          }}
        />
      );
    };
    const { user } = await renderBackoffice(language, <Removing />);
    expect(await screen.findByRole('img', { name: t.current('Mercure') })).toBeDefined();
    await user.click(screen.getByRole('button', { name: t.remove }));
    const dialog = await screen.findByRole('dialog', { name: t.removal });
    expect(dialog.textContent).toContain('The name is shown instead.');
    expect(screen.queryByText('No logo')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: t.remove }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('No logo')).toBeDefined();
    expect(screen.queryByRole('button', { name: t.remove })).toBeNull();
  });
});

it('shows no buttons to users who may not change it', async () => {
  await renderBackoffice('en', <LogoPicker {...PROPS} logo="/logo.png" disabled />);
  await screen.findByRole('img');
  expect(screen.queryByRole('button')).toBeNull();
});
