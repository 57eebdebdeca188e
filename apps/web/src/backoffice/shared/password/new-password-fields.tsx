import { LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { type MantineSize, PasswordInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useFields } from '../form/use-fields.ts';
import { PasswordStrength } from './password-strength-meter.tsx';

interface Props<T extends Record<string, unknown>> {
  readonly form: UseFormReturnType<T>;
  readonly typed: string;
  readonly size?: MantineSize;
}

export const NewPasswordFields = <T extends { newPassword: string; confirmation: string }>({
  form,
  typed,
  size = 'sm',
}: Props<T>) => {
  const t = useMessages(backoffice.password);
  const field = useFields(form);
  return (
    <>
      <div>
        <PasswordInput
          key={form.key('newPassword')}
          size={size}
          label={t.new}
          description={t.hint(LIMITS.passwordRecommended)}
          autoComplete="new-password"
          {...field('newPassword', { required: t.newRequired, min_length: t.tooShort })}
        />
        <PasswordStrength password={typed} />
      </div>
      <PasswordInput
        key={form.key('confirmation')}
        size={size}
        label={t.confirmation}
        autoComplete="new-password"
        {...field('confirmation', { one_of: t.different })}
      />
    </>
  );
};
