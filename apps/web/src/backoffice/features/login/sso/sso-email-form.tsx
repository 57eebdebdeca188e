import { isApiError } from '@cadran/client';
import { isEmail } from '@cadran/contract/answers';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useFields } from '../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { LoginFailure } from '../login-failure.tsx';
import { LoginHeading } from '../login-heading.tsx';
import { useStartSso } from './start-sso.ts';

interface Props {
  readonly onBack: () => void;
}

export const SsoEmailForm = ({ onBack }: Props) => {
  const t = useMessages(backoffice.login).company;
  const start = useStartSso();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: {
      email: (typed) => (typed.trim() === '' ? 'required' : isEmail(typed) ? null : 'email'),
    },
  });
  const field = useFields(form);
  const { refused } = useFormFailure(form);
  const submit = form.onSubmit((body) => start.mutate(body), refused);
  const email = field('email', { required: t.emailRequired });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <LoginHeading title={t.title} focus>
          {t.explanation}
        </LoginHeading>
        <LoginFailure
          error={start.error}
          messages={{ not_found: t.unknown, unavailable: t.unavailable }}
        />
        <TextInput
          key={form.key('email')}
          size="md"
          type="email"
          label={t.email}
          autoComplete="email"
          spellCheck={false}
          {...email}
          error={email.error ?? isApiError(start.error, 'not_found')}
        />
        <Stack gap="xs">
          <Button type="submit" size="md" fullWidth loading={start.isPending || start.isSuccess}>
            {t.proceed}
          </Button>
          <Button variant="subtle" color="dark" fullWidth onClick={onBack}>
            {t.back}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
};
