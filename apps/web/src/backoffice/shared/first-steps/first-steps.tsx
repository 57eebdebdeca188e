import { backoffice } from '@cadran/i18n/backoffice';
import { Anchor, Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { CAMPAIGN_LISTS } from '../campaigns/list/campaign-lists.ts';
import { createPath, detailPath, editPath } from '../campaigns/campaign-paths.ts';
import { useCampaigns } from '../campaigns/list/get-campaigns.ts';
import { useSession } from '../session/use-session.ts';
import { FIRST_STEPS, type FirstStep, isOver, withStep } from './progress.ts';
import { useFirstSteps } from './use-first-steps.ts';
import { VisuallyHidden } from '../../../shared/visually-hidden.tsx';
import styles from './first-steps.module.css';

/** Most steps need a campaign. */
const pathOf = (step: FirstStep, campaignId: string | undefined): string | null => {
  if (step === 'create') return createPath('screening');
  if (campaignId === undefined) return null;
  return step === 'preview'
    ? editPath('screening', campaignId)
    : detailPath('screening', campaignId);
};

interface StepProps {
  readonly step: FirstStep;
  readonly place: number;
  readonly done: boolean;
  readonly next: boolean;
  readonly campaignId: string | undefined;
}

const Step = ({ step, place, done, next, campaignId }: StepProps) => {
  const t = useMessages(backoffice.firstSteps);
  const { title, text, action } = t.steps[step];
  const to = pathOf(step, campaignId);
  return (
    <li data-done={done || undefined}>
      <span className={styles.firstStepsMark} aria-hidden>
        {done ? <IconCheck size={16} stroke={2.25} /> : place}
      </span>
      <div>
        <h3>
          {title}
          <VisuallyHidden> · {done ? t.done : t.toDo}</VisuallyHidden>
        </h3>
        <p>{text}</p>
        {!done && to === null && <p className={styles.firstStepsWaiting}>{t.waiting}</p>}
        {!done && to !== null && (
          <Button component={Link} to={to} size="xs" variant={next ? 'filled' : 'default'}>
            {action}
          </Button>
        )}
      </div>
    </li>
  );
};

/** Onboarding checklist, shown until it is complete or dismissed. */
export const FirstSteps = () => {
  const t = useMessages(backoffice.firstSteps);
  const { user } = useSession();
  const { progress, dismiss } = useFirstSteps();
  const { data: campaigns } = useCampaigns('screening', CAMPAIGN_LISTS.screening, {});
  const title = useId();
  // The steps need a campaign that the user may edit.
  const latest = campaigns?.items.find(({ can }) => can.edit);
  // A later step implies a campaign; avoids a layout shift while the list loads.
  const begun = latest !== undefined || progress.done.length > 0;
  const current = begun ? withStep(progress, 'create') : progress;
  // Super admins do not recruit.
  if (user.role === 'superadmin' || isOver(current)) return null;
  const next = FIRST_STEPS.find((step) => !current.done.includes(step));
  return (
    <section className={styles.firstSteps} aria-labelledby={title}>
      <header>
        <div>
          <h2 id={title}>{t.title}</h2>
          <p>{t.introduction}</p>
        </div>
        <p>{t.progress(current.done.length, FIRST_STEPS.length)}</p>
      </header>
      <ol>
        {FIRST_STEPS.map((step, place) => (
          <Step
            key={step}
            step={step}
            place={place + 1}
            done={current.done.includes(step)}
            next={step === next}
            campaignId={latest?.id}
          />
        ))}
      </ol>
      <footer>
        <Anchor component={Link} to="/help/recruiter" size="sm">
          {t.help}
        </Anchor>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconX size={16} stroke={1.75} aria-hidden />}
          onClick={dismiss}
        >
          {t.dismiss}
        </Button>
      </footer>
    </section>
  );
};
