import type { Theme } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { ColorPicker, Popover, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMessages } from '../../../language/use-messages.ts';
import { useFields } from '../../shared/form/use-fields.ts';
import { type OrganizationValues, tidyColor } from './organization-values.ts';
import './color-field.css';

interface Props {
  readonly form: UseFormReturnType<OrganizationValues>;
  readonly name: keyof Theme;
  /** As shown now: the text may be half typed. */
  readonly color: string;
}

/** A colour to type, or to pick: both are the same field. */
export const ColorField = ({ form, name, color }: Props) => {
  const t = useMessages(backoffice.organization).colors;
  const field = useFields(form);
  const label = t.names[name];
  const { onBlur, ...input } = field(name, { format: t.wrongFormat });
  const tidy = (): void => form.setFieldValue(name, tidyColor(form.getValues()[name]));
  return (
    <TextInput
      key={form.key(name)}
      className="color-field"
      label={label}
      maxLength={7}
      spellCheck={false}
      autoComplete="off"
      leftSectionWidth={44}
      leftSectionPointerEvents="all"
      leftSection={
        <Popover position="bottom-start" shadow="md" trapFocus returnFocus>
          <Popover.Target>
            <button
              type="button"
              className="color-swatch"
              aria-label={t.pick(label)}
              style={{ backgroundColor: color }}
            />
          </Popover.Target>
          <Popover.Dropdown aria-label={label}>
            <ColorPicker
              format="hex"
              value={color}
              onChange={(picked) => form.setFieldValue(name, picked)}
              saturationLabel={t.saturation}
              hueLabel={t.hue}
            />
          </Popover.Dropdown>
        </Popover>
      }
      {...input}
      onBlur={(event) => {
        onBlur?.(event);
        if (tidyColor(event.currentTarget.value) !== event.currentTarget.value) tidy();
      }}
    />
  );
};
