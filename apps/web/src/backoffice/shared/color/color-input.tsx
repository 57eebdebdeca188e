import { backoffice } from '@cadran/i18n/backoffice';
import { ColorPicker, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { useMessages } from '../../../shared/language/use-messages.ts';
import styles from './color-input.module.css';

interface Props extends TextInputProps {
  readonly label: string;
  /** May be incomplete while typing. */
  readonly color: string;
  readonly onPick: (color: string) => void;
  readonly swatches?: readonly string[];
}

const NO_SWATCHES: readonly string[] = [];

export const ColorInput = ({ label, color, onPick, swatches = NO_SWATCHES, ...input }: Props) => {
  const t = useMessages(backoffice.color);
  return (
    <TextInput
      className={styles.colorField}
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
              className={styles.colorSwatch}
              aria-label={t.pick(label)}
              disabled={input.disabled}
              style={{ backgroundColor: color }}
            />
          </Popover.Target>
          <Popover.Dropdown aria-label={label}>
            <ColorPicker
              format="hex"
              value={color}
              onChange={onPick}
              saturationLabel={t.saturation}
              hueLabel={t.hue}
              swatches={[...swatches]}
              swatchesPerRow={5}
            />
          </Popover.Dropdown>
        </Popover>
      }
      {...input}
    />
  );
};
