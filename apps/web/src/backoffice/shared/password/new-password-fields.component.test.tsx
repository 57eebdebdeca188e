import { backoffice } from '@cadran/i18n/backoffice';
import { useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderBackoffice } from '../../../testing/render-backoffice.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const NewPassword = () => {
  const [typed, setTyped] = useState('');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { newPassword: '', confirmation: '' },
    validate: {
      newPassword: (value) => (value.length < 6 ? 'min_length:6' : null),
      confirmation: (value, { newPassword }) => (value === newPassword ? null : 'one_of'),
    },
    onValuesChange: ({ newPassword }) => setTyped(newPassword),
  });
  return (
    <form onSubmit={form.onSubmit(() => undefined)}>
      <NewPasswordFields form={form} typed={typed} />
      <button type="submit">Save</button>
    </form>
  );
};

describe.each(languagesFor('en'))('a new password (%s)', (language) => {
  it('shows its strength while typing, as a word and a meter', async () => {
    const { strength, ...t } = await backoffice.password.load(language);
    const { user, container } = await renderBackoffice(language, <NewPassword />);
    const field = await screen.findByLabelText(t.new);
    const steps = () => container.querySelectorAll('[data-reached]').length;
    expect(screen.getByRole('status').textContent).toBe('');
    expect(steps()).toBe(0);
    const levels = [
      ['abc', 'weak', 1],
      ['abcdefgh', 'fair', 2],
      ['Abcdefg1', 'good', 3],
      ['Abcdefg1-hijk', 'strong', 4],
    ] as const;
    for (const [password, level, reached] of levels) {
      await user.clear(field);
      await user.type(field, password);
      expect(screen.getByRole('status').textContent).toBe(
        strength.indication(strength.levels[level]),
      );
      expect(steps()).toBe(reached);
    }
  });

  it('shows errors for a short password and for different ones', async () => {
    const t = await backoffice.password.load(language);
    const { user } = await renderBackoffice(language, <NewPassword />);
    const field = await screen.findByLabelText(t.new);
    await user.type(field, 'abc');
    await user.type(screen.getByLabelText(t.confirmation), 'abd');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(t.tooShort(6))).toBeDefined();
    expect(screen.getByText(t.different)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});
