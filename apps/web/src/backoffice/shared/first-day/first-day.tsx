import type { FirstDay as Day, FirstDayStep } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor, Button } from '@mantine/core';
import { IconCheck, IconExternalLink, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useNotify } from '../notify/use-notify.ts';
import { useSession } from '../session/use-session.ts';
import { useFirstDay, useSaveFirstDay } from './get-first-day.ts';
import { stepTarget } from './step-target.ts';
import styles from './first-day.module.css';

interface StepProps {
  readonly step: FirstDayStep;
  readonly done: boolean;
  readonly day: Day;
}

const StepName = ({ step, done, day }: StepProps) => {
  const t = useMessages(backoffice.firstDay);
  const { user } = useSession();
  const { title } = t.steps[step];
  const target = stepTarget(step, day, user.role);
  if (done || target === null) return <span>{title}</span>;
  if (!target.outside)
    return (
      <Anchor component={Link} to={target.to} inherit>
        {title}
      </Anchor>
    );
  return (
    <Anchor href={target.to} target="_blank" rel="noopener" inherit>
      {title}
      <IconExternalLink size={14} stroke={1.75} role="img" aria-label={t.newTab} />
    </Anchor>
  );
};

const Step = ({ step, done, day }: StepProps) => {
  const t = useMessages(backoffice.firstDay);
  const { user } = useSession();
  const waiting = !done && stepTarget(step, day, user.role) === null;
  return (
    <li data-done={done || undefined}>
      <div>
        <StepName step={step} done={done} day={day} />
        {!done && <p>{t.steps[step].text}</p>}
      </div>
      <span className={styles.state}>
        {done && <IconCheck size={16} stroke={2.25} aria-hidden />}
        {done ? t.done : waiting ? t.waiting : t.toDo}
      </span>
    </li>
  );
};

/** A task list of the first day, shown until all is done or it is put away. */
export const FirstDay = () => {
  const t = useMessages(backoffice.firstDay);
  const notify = useNotify();
  const day = useFirstDay();
  const save = useSaveFirstDay();
  const title = useId();
  if (!day || day.dismissed || day.steps.every(({ done }) => done)) return null;
  const done = day.steps.filter((step) => step.done).length;
  return (
    <section className={styles.firstDay} aria-labelledby={title}>
      <header>
        <h2 id={title}>{t.title}</h2>
        <p>{t.progress(done, day.steps.length)}</p>
      </header>
      <ol>
        {day.steps.map(({ step, done: isDone }) => (
          <Step key={step} step={step} done={isDone} day={day} />
        ))}
      </ol>
      <footer>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconX size={16} stroke={1.75} aria-hidden />}
          loading={save.isPending}
          onClick={() =>
            save.mutate(true, {
              onSuccess: () => notify.success(t.dismissed),
              onError: notify.failure,
            })
          }
        >
          {t.dismiss}
        </Button>
      </footer>
    </section>
  );
};
