import type { CandidateProgress, QuestionnairePart } from '@cadran/contract';
import { MAIL_LIMITS } from '@cadran/contract/codes';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { Button, Progress } from '@mantine/core';
import {
  IconBellRinging,
  IconCircle,
  IconCircleCheckFilled,
  IconCircleDashed,
} from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';
import { useCandidateListAddress } from '../../../shared/candidate/list/candidate-list.ts';
import { candidateName } from '../../../shared/candidate/candidate-name.ts';
import { detailPath, listPath } from '../../../shared/campaigns/campaign-paths.ts';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import { useApi } from '../../../shared/services.tsx';
import { BackButton } from '../../../shared/ui/page/back-button.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { Page } from '../../../shared/ui/page/page.tsx';
import { candidateProgressQuery } from '../get-report.ts';
import { type RemindedCandidate, ReminderDialog } from './reminder-dialog.tsx';
import styles from './unfinished-candidate.module.css';

const ICONS = { done: IconCircleCheckFilled, begun: IconCircle, open: IconCircleDashed } as const;

const usePartName = (): ((part: QuestionnairePart) => string) => {
  const t = useMessages(backoffice.candidates).unfinished;
  const { sections } = useMessages(candidates);
  return (part) => (part === 'contact' || part === 'questions' ? t.parts[part] : sections[part]);
};

const Facts = ({ progress }: { readonly progress: CandidateProgress }) => {
  const t = useMessages(backoffice.candidates).unfinished;
  const dates = useDates();
  const nameOf = usePartName();
  const { lastPart, savedAt, openedAt, reminders } = progress;
  const facts = [
    [t.lastPart, lastPart ? nameOf(lastPart) : t.nothingYet],
    [t.savedAt, savedAt ? dates.dateTime(savedAt) : t.never],
    [t.openedAt, dates.dateTime(openedAt)],
    [
      t.reminders,
      [
        t.reminderCount(reminders.sent, MAIL_LIMITS.reminders),
        ...(reminders.lastAt ? [t.remindedAt(dates.dateTime(reminders.lastAt))] : []),
      ].join(', '),
    ],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
};

const Parts = ({ parts }: Pick<CandidateProgress, 'parts'>) => {
  const t = useMessages(backoffice.candidates).unfinished;
  const nameOf = usePartName();
  const done = parts.filter(({ state }) => state === 'done').length;
  return (
    <>
      <p className={styles.count}>{t.partsDone(done, parts.length)}</p>
      <Progress value={(done / parts.length) * 100} aria-label={t.partsDone(done, parts.length)} />
      <ol className={styles.parts}>
        {parts.map(({ name, state }) => {
          const StateIcon = ICONS[state];
          return (
            <li key={name} data-state={state}>
              <StateIcon size={18} stroke={1.75} aria-hidden />
              <span>{nameOf(name)}</span>
              <small>{t.states[state]}</small>
            </li>
          );
        })}
      </ol>
    </>
  );
};

/** Who began and has not finished: how far they are, and a reminder. No answer is shown before it was sent. */
export const UnfinishedCandidate = ({ candidateId }: { readonly candidateId: string }) => {
  const t = useMessages(backoffice.candidates).unfinished;
  const { unnamed } = useMessages(backoffice.screening).detail;
  const { report } = useMessages(backoffice.candidates);
  const { remind } = useMessages(backoffice.invitations).actions;
  const { places } = useMessages(backoffice.navigation);
  const { data: progress } = useSuspenseQuery(candidateProgressQuery(useApi(), candidateId));
  const reminding = useDialog<RemindedCandidate>();
  const { campaign, contact, reminders, can } = progress;
  const { email, refusal } = reminders;
  const name = candidateName(contact, unnamed);
  const back = detailPath('screening', campaign.id);
  const address = useCandidateListAddress();
  return (
    <Page
      title={name}
      introduction={t.introduction}
      crumbs={[
        { to: listPath('screening'), label: places.screening },
        { to: back, search: address, label: campaign.name },
      ]}
      actions={
        <>
          <BackButton to={back} search={address}>
            {report.back}
          </BackButton>
          {can.remind && refusal === null && email && (
            <Button
              leftSection={<IconBellRinging size={18} stroke={1.5} aria-hidden />}
              onClick={() => reminding.open({ progress, name, email })}
            >
              {remind}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.unfinished}>
        <Card title={t.whereTitle}>
          <Facts progress={progress} />
          {refusal && <p className={styles.refusal}>{t.refusals[refusal]}</p>}
          {!refusal && !can.remind && <p className={styles.refusal}>{t.mayNotRemind}</p>}
        </Card>
        <Card title={t.partsTitle}>
          <Parts parts={progress.parts} />
        </Card>
      </div>
      <ReminderDialog dialog={reminding} />
    </Page>
  );
};
