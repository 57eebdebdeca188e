import { DECISION_NOTE_MAX, type Interview } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Textarea } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { Callout } from '../../../../shared/report/section/callout.tsx';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { QuestionList } from './question-list.tsx';
import type { SavingState, useSheet } from './use-sheet.ts';
import styles from './sheet-form.module.css';

interface Props {
  readonly interview: Interview;
  readonly own: ReturnType<typeof useSheet>;
}

const isUnsaved = (state: SavingState): boolean => state === 'lost';

const SubmitButton = ({ interview, own }: Props) => {
  const t = useMessages(backoffice.interviews).submit;
  const notify = useNotify();
  const asking = useDialog<number>();
  const { core, probes } = interview.guide;
  const rated = Object.values(own.sheet.ratings).filter(({ rating }) => rating !== null).length;
  const missing = core.length + probes.length - rated;
  const submit = async (): Promise<void> => {
    try {
      await own.submit();
      notify.success(t.done);
    } catch (error) {
      notify.failure(error);
    } finally {
      asking.close();
    }
  };
  return (
    <>
      <Button
        disabled={rated === 0 || own.state === 'conflict'}
        onClick={() => asking.open(missing)}
      >
        {t.open}
      </Button>
      {rated === 0 && <p className={styles.sheetHint}>{t.nothing}</p>}
      <ConfirmDialog
        opened={asking.opened}
        onClose={asking.close}
        title={t.title}
        confirm={t.confirm}
        loading={own.state === 'pending'}
        onConfirm={() => void submit()}
      >
        <p>{t.text}</p>
        {(asking.subject ?? 0) > 0 && <p>{t.missing(asking.subject ?? 0)}</p>}
      </ConfirmDialog>
    </>
  );
};

/** The interviewer's own sheet, saved as it is filled in and submitted once. */
export const SheetForm = ({ interview, own }: Props) => {
  const t = useMessages(backoffice.interviews);
  const { state } = own;
  return (
    <>
      <UnsavedGuard isDirty={() => isUnsaved(state)} />
      <QuestionList interview={interview} ratings={own.sheet.ratings} onRate={own.rate} />
      <section className={styles.sheetEnd}>
        <Textarea
          label={t.overallNote}
          description={t.readable}
          maxLength={DECISION_NOTE_MAX}
          autosize
          minRows={3}
          maxRows={12}
          value={own.sheet.note}
          onChange={({ currentTarget: { value } }) => own.setNote(value)}
        />
        {state === 'conflict' && (
          <Callout
            tone="caution"
            title={t.conflict.title}
            text={t.conflict.text}
            action={
              <Button variant="default" onClick={() => void own.discard()}>
                {t.conflict.reload}
              </Button>
            }
          />
        )}
        <div className={styles.sheetActions}>
          <SubmitButton interview={interview} own={own} />
          <p role="status" className={styles.sheetHint} data-state={state}>
            {state !== 'conflict' && t.saving[state]}
          </p>
        </div>
      </section>
    </>
  );
};
