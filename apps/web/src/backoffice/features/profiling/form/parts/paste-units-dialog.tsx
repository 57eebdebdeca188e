import { type Language, PROFILING_LIMITS } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Modal, ScrollArea, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import type { UnitDraft } from '../values/campaign-values.ts';
import { parseUnits, type ReadUnit } from '../values/parse-units.ts';
import { VisuallyHidden } from '../../../../../shared/visually-hidden.tsx';
import styles from './paste-units-dialog.module.css';

type NewUnit = Omit<UnitDraft, 'id'>;

const bothNames = ({ fr, en }: ReadUnit['name']): string =>
  [fr, en].filter((name) => name !== '').join(' / ');

/** What was understood, before anything is added. */
const Read = ({ units, language }: { units: readonly ReadUnit[]; language: Language }) => {
  const t = useMessages(backoffice.profilingForm).units.pasting;
  const problemOf = ({ problem }: ReadUnit): string => {
    if (problem === null) return '';
    if (problem === 'too_long') return t.problems.too_long(PROFILING_LIMITS.unitNameMax);
    if (problem === 'full') return t.problems.full(PROFILING_LIMITS.units);
    return t.problems[problem];
  };
  return (
    <ScrollArea.Autosize
      mah={260}
      className={styles.pastedUnits}
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t.read }}
    >
      <table>
        <VisuallyHidden as="caption">{t.read}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.headcount}</th>
            <th scope="col">{t.problem}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.line} data-left={!unit.taken || undefined}>
              <td>{bothNames(unit.name)}</td>
              <td>
                {unit.expectedHeadcount === ''
                  ? ''
                  : formatNumber(unit.expectedHeadcount, language)}
              </td>
              <td>{problemOf(unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea.Autosize>
  );
};

interface FormProps {
  readonly read: () => readonly UnitDraft[];
  readonly onAdd: (units: readonly NewUnit[]) => void;
  readonly onClose: () => void;
}

const PasteUnits = ({ read, onAdd, onClose }: FormProps) => {
  const t = useMessages(backoffice.profilingForm).units.pasting;
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const units = parseUnits(text, language, read());
  const taken = units.filter((unit) => unit.taken);
  return (
    <Stack gap="md">
      <Textarea
        label={t.label}
        description={t.hint}
        placeholder={t.placeholder}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        minRows={5}
        maxRows={10}
        autosize
        data-autofocus
      />
      {units.length > 0 && <Read units={units} language={language} />}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button
          disabled={taken.length === 0}
          onClick={() =>
            onAdd(taken.map(({ name, expectedHeadcount }) => ({ name, expectedHeadcount })))
          }
        >
          {t.add(taken.length)}
        </Button>
      </Group>
    </Stack>
  );
};

interface Props extends FormProps {
  readonly opened: boolean;
}

/** Units copied from a spreadsheet, seen before they are added. */
export const PasteUnitsDialog = ({ opened, ...form }: Props) => {
  const t = useMessages(backoffice.profilingForm).units.pasting;
  return (
    <Modal opened={opened} onClose={form.onClose} title={t.title} size="lg">
      <PasteUnits {...form} />
    </Modal>
  );
};
