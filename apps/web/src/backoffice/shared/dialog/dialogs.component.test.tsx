import { backoffice } from '@cadran/i18n/backoffice';
import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderBackoffice } from '../../../testing/render-backoffice.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

const expectGone = (title: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());

describe('the confirmation dialog', () => {
  const Deleting = ({ onConfirm, disabled }: { onConfirm: () => void; disabled?: boolean }) => {
    const [opened, setOpened] = useState(true);
    return (
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Delete it?"
        confirm="Delete"
        onConfirm={onConfirm}
        danger
        {...(disabled !== undefined && { disabled })}
      >
        <TextInput label="Type its name" />
      </ConfirmDialog>
    );
  };

  it.each(languagesFor('en'))('acts only when confirmed (%s)', async (language) => {
    const shell = await backoffice.shell.load(language);
    const confirm = vi.fn<() => void>();
    const { user } = await renderBackoffice(language, <Deleting onConfirm={confirm} />);
    await screen.findByRole('dialog', { name: 'Delete it?' });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: shell.cancel }));
    await expectGone('Delete it?');
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('confirms with Enter, closes with Escape', async () => {
    const confirm = vi.fn<() => void>();
    const { user } = await renderBackoffice('en', <Deleting onConfirm={confirm} />);
    await user.type(await screen.findByRole('textbox', { name: 'Type its name' }), 'x{Enter}');
    expect(confirm).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    await expectGone('Delete it?');
  });

  it('disables confirming while it is not allowed', async () => {
    const confirm = vi.fn<() => void>();
    const { user } = await renderBackoffice('en', <Deleting onConfirm={confirm} disabled />);
    await user.type(await screen.findByRole('textbox', { name: 'Type its name' }), 'x{Enter}');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
    expect(button.disabled).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
  });
});

describe('a dialog with a form', () => {
  const Editing = () => {
    const [opened, setOpened] = useState(true);
    const [typed, setTyped] = useState('');
    return (
      <FormDialog opened={opened} onClose={() => setOpened(false)} title="Edit">
        <TextInput
          label="Name"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <UnsavedGuard isDirty={() => typed !== ''} />
      </FormDialog>
    );
  };

  it('closes without a question if nothing was changed', async () => {
    const { user } = await renderBackoffice('en', <Editing />);
    await screen.findByRole('dialog', { name: 'Edit' });
    await user.keyboard('{Escape}');
    await expectGone('Edit');
  });

  it.each(languagesFor('en'))('asks before discarding changes (%s)', async (language) => {
    const { unsaved: t } = await backoffice.dialog.load(language);
    const { user } = await renderBackoffice(language, <Editing />);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada');
    await user.keyboard('{Escape}');
    expect((await screen.findByRole('dialog', { name: t.title })).textContent).toContain(
      t.explanation,
    );
    await user.click(screen.getByRole('button', { name: t.stay }));
    await expectGone(t.title);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Ada');
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: t.discard }));
    await expectGone('Edit');
  });
});

describe('a dialog with a secret shown once', () => {
  it('closes only by its button', async () => {
    const close = vi.fn<() => void>();
    const { user } = await renderBackoffice(
      'en',
      <SecretDialog opened onClose={close} title="Password" explanation="Note it" done="Noted">
        <code>secret</code>
      </SecretDialog>,
    );
    await screen.findByRole('dialog', { name: 'Password' });
    await user.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Noted' }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
