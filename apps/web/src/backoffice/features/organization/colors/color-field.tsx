import type { Theme } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import type { UseFormReturnType } from '@mantine/form';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ColorInput } from '../../../shared/color/color-input.tsx';
import { normalizeColor } from '../../../shared/color/normalize-color.ts';
import { useFields } from '../../../shared/form/use-fields.ts';
import type { OrganizationValues } from '../form/organization-values.ts';

interface Props {
  readonly form: UseFormReturnType<OrganizationValues>;
  readonly name: keyof Theme;
  /** The last valid value. */
  readonly color: string;
}

export const ColorField = ({ form, name, color }: Props) => {
  const t = useMessages(backoffice.organization).colors;
  const { wrongFormat } = useMessages(backoffice.color);
  const field = useFields(form);
  const { onBlur, ...input } = field(name, { format: wrongFormat });
  const tidy = (): void => form.setFieldValue(name, normalizeColor(form.getValues()[name]));
  return (
    <ColorInput
      key={form.key(name)}
      label={t.names[name]}
      color={color}
      onPick={(picked) => form.setFieldValue(name, picked)}
      {...input}
      onBlur={(event) => {
        onBlur?.(event);
        if (normalizeColor(event.currentTarget.value) !== event.currentTarget.value) tidy();
      }}
    />
  );
};
