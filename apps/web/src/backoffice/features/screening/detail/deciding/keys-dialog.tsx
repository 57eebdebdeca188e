import { DECISIONS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { Modal, Stack, Switch, Text } from '@mantine/core';
import { Fragment } from 'react';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { KEYS } from './use-candidate-keys.ts';
import styles from './deciding.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** The keys of the list; single keys can be switched off (WCAG 2.1.4). */
export const KeysDialog = ({ opened, onClose, isOn, onSwitch }: Props) => {
  const t = useMessages(backoffice.deciding).keys;
  const { decisions } = useMessages(candidates);
  const entries = [
    [KEYS.next, t.next],
    [KEYS.previous, t.previous],
    [t.readKey, t.read],
    [KEYS.select, t.select],
    ...DECISIONS.map((code, index) => [String(index + 1), t.decide(decisions[code])] as const),
    [KEYS.undo, t.undo],
    [KEYS.help, t.help],
  ] as const;
  return (
    <Modal opened={opened} onClose={onClose} title={t.open} size="md">
      <Stack gap="md">
        <Text size="sm">{t.introduction}</Text>
        <dl className={styles.keyList}>
          {entries.map(([key, meaning]) => (
            <Fragment key={key}>
              <dt>
                <kbd className={styles.key}>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </Fragment>
          ))}
        </dl>
        <Text size="sm">{t.forSelected}</Text>
        <Switch
          label={t.use}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => onSwitch(checked)}
        />
      </Stack>
    </Modal>
  );
};
