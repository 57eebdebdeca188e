import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { CopyField } from '../../../shared/clipboard/copy-field.tsx';
import { useFields } from '../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { QrCode } from '../../../shared/qr/qr-code.tsx';
import { useConfirmSecondFactor } from './change-second-factor.ts';

interface Props {
  readonly offer: { readonly secret: string; readonly url: string };
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

const DIGITS = 6;

/** In groups of four, as authenticators show it. */
const formatSecret = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

export const ScanStep = ({ offer, onConfirmed }: Props) => {
  const t = useMessages(backoffice.verification);
  const confirm = useConfirmSecondFactor();
  const code = useRef<HTMLInputElement>(null);
  // The focused field of the previous step is gone.
  useEffect(() => code.current?.focus(), []);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: {
      code: (typed) => (typed.replaceAll(/\s/g, '').length === DIGITS ? null : 'required'),
    },
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);
  const submit = form.onSubmit(
    (values) =>
      confirm.mutate(values.code.replaceAll(/\s/g, ''), {
        onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
        onError: failed,
      }),
    refused,
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t.scan}</Text>
        <Group justify="center">
          <QrCode text={offer.url} label={t.qrCode} />
        </Group>
        <CopyField label={t.secret} value={formatSecret(offer.secret)} />
        <TextInput
          key={form.key('code')}
          label={t.code}
          description={t.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          style={{ fontVariantNumeric: 'tabular-nums' }}
          ref={code}
          data-autofocus
          {...field('code', { required: t.codeRequired, wrong_code: t.wrongCode })}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={confirm.isPending}>
            {t.activate}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
