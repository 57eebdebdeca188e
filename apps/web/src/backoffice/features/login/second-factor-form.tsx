import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useFields } from '../../shared/form/use-fields.ts';
import { useFormFailure } from '../../shared/form/use-form-failure.ts';
import { LoginFailure } from './login-failure.tsx';
import { LoginHeading } from './login-heading.tsx';

interface Props {
  readonly failure: Error | null;
  readonly loading: boolean;
  readonly onSubmit: (code: string) => void;
  readonly onBack: () => void;
}

export const SecondFactorForm = ({ failure, loading, onSubmit, onBack }: Props) => {
  const t = useMessages(backoffice.login).secondFactor;
  const code = useRef<HTMLInputElement>(null);
  // The focused field of the previous step is gone.
  useEffect(() => code.current?.focus(), []);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: { code: (typed) => (typed.trim().length < 6 ? 'required' : null) },
  });
  const field = useFields(form);
  const { refused } = useFormFailure(form);
  return (
    <form
      onSubmit={form.onSubmit((values) => onSubmit(values.code.replaceAll(' ', '')), refused)}
      noValidate
    >
      <Stack gap="lg">
        <LoginHeading title={t.title}>{t.explanation}</LoginHeading>
        <LoginFailure
          error={failure}
          messages={{ invalid_credentials: t.wrong, second_factor_required: t.wrong }}
        />
        <TextInput
          key={form.key('code')}
          size="md"
          label={t.code}
          autoComplete="one-time-code"
          ref={code}
          style={{ fontVariantNumeric: 'tabular-nums' }}
          {...field('code', { required: t.codeRequired })}
        />
        <Stack gap="xs">
          <Button type="submit" size="md" fullWidth loading={loading}>
            {t.verify}
          </Button>
          <Button variant="subtle" color="dark" fullWidth onClick={onBack}>
            {t.back}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
};
