import { type Candidate, type Decision, DECISION_NOTE_MAX, DECISIONS } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { Radio, Stack, Textarea } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { candidateName } from '../../../../shared/candidate/candidate-name.ts';
import { DialogForm } from '../../../../shared/dialog/dialog-form.tsx';
import { FormDialog } from '../../../../shared/dialog/form-dialog.tsx';
import type { DialogState } from '../../../../shared/dialog/use-dialog.ts';
import type { Decisions } from './use-decisions.ts';

export interface ToDecide {
  readonly people: readonly Candidate[];
  /** Chosen beforehand. */
  readonly decision: Decision;
}

interface FormProps {
  readonly subject: ToDecide;
  readonly decisions: Decisions;
  readonly onDone: () => void;
}

const DecideForm = ({ subject, decisions, onDone }: FormProps) => {
  const t = useMessages(backoffice.deciding).dialog;
  const words = useMessages(backoffice.candidates).deciding;
  const { decisions: names } = useMessages(candidates);
  const { language } = useLanguage();
  const [decision, setDecision] = useState(subject.decision);
  const [note, setNote] = useState('');
  const count = subject.people.length;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (await decisions.decide(subject.people, decision, note.trim())) onDone();
  };
  return (
    <DialogForm
      onSubmit={(event) => void submit(event)}
      isDirty={() => note.trim() !== ''}
      loading={decisions.isPending}
      submitLabel={t.save(count, formatNumber(count, language))}
    >
      <Radio.Group
        label={t.decision}
        value={decision}
        onChange={(value) => setDecision(DECISIONS.find((code) => code === value) ?? decision)}
      >
        <Stack gap="xs" mt="xs">
          {DECISIONS.map((code) => (
            <Radio key={code} value={code} label={names[code]} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={words.note}
        description={count === 1 ? t.noteOne : t.noteOnce}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={words.notePlaceholder}
        maxLength={DECISION_NOTE_MAX}
        autosize
        minRows={2}
        maxRows={8}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
        data-autofocus
      />
    </DialogForm>
  );
};

interface Props {
  readonly dialog: DialogState<ToDecide>;
  readonly decisions: Decisions;
  readonly onDone: (people: readonly Candidate[]) => void;
}

/** One decision and one reason, for one person or for many. */
export const DecideDialog = ({ dialog: { opened, subject, close }, decisions, onDone }: Props) => {
  const t = useMessages(backoffice.deciding).dialog;
  const { unnamed } = useMessages(backoffice.screening).detail;
  const { language } = useLanguage();
  const people = subject?.people ?? [];
  const [first] = people;
  const title =
    first && people.length === 1
      ? t.titleOne(candidateName(first.contact, unnamed))
      : t.titleMany(people.length, formatNumber(people.length, language));
  return (
    <FormDialog opened={opened} onClose={close} title={title} size="md">
      {subject && (
        <DecideForm
          subject={subject}
          decisions={decisions}
          onDone={() => {
            close();
            onDone(subject.people);
          }}
        />
      )}
    </FormDialog>
  );
};
