import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useFields } from '../../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../../shared/form/use-form-failure.ts';
import { useReadMetadata } from '../sso-settings.ts';
import { type SamlValues, toSamlErrors } from './saml-values.ts';

interface Props {
  readonly organizationId: string;
  readonly form: UseFormReturnType<SamlValues>;
}

/** Fills in the fields below; they are saved with the form. */
export const MetadataField = ({ organizationId, form }: Props) => {
  const t = useMessages(backoffice.signIn).saml.metadata;
  const read = useReadMetadata(organizationId);
  const field = useFields(form);
  const { failed } = useFormFailure(form, toSamlErrors);
  const fillIn = (): void =>
    read.mutate(form.getValues().metadata, {
      onSuccess: ({ certificates, ...values }) => {
        form.clearErrors();
        form.setValues({
          ...values,
          certificates: certificates.map((pem) => pem.trim()).join('\n'),
          metadata: '',
        });
      },
      onError: failed,
    });
  return (
    <Stack gap="xs">
      <Textarea
        key={form.key('metadata')}
        label={t.label}
        description={t.hint}
        placeholder="<EntityDescriptor …"
        autosize
        minRows={2}
        maxRows={6}
        spellCheck={false}
        {...field('metadata', {
          min_length: t.empty,
          format: t.format,
          one_of: t.noProvider,
          required: t.incomplete,
        })}
      />
      <Group>
        <Button variant="default" onClick={fillIn} loading={read.isPending}>
          {t.fillIn}
        </Button>
      </Group>
    </Stack>
  );
};
