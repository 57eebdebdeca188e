import type { DefaultParameters, Module } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Skeleton } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { type ComponentType, Suspense } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import type { CampaignOf } from '../../campaigns/campaign-types.ts';
import { ConfirmClosing } from '../../campaigns/close-audit-dialog.tsx';
import { UnsavedGuard } from '../../dialog/unsaved-guard.tsx';
import type { CommonValues } from '../common-values.ts';
import { ConflictDialog } from '../drafts/conflict-dialog.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { CampaignFormContext } from '../form-context.ts';
import type { FormKind } from '../form-kind.ts';
import { SaveBar } from './save-bar.tsx';
import { SectionList, SectionSelect } from './section-list.tsx';
import { SectionSteps } from './section-steps.tsx';
import { useCampaignForm } from '../use-campaign-form.ts';
import styles from './campaign-form.module.css';

interface Props<M extends Module, V extends CommonValues, S extends string> {
  readonly kind: FormKind<M, V, S>;
  readonly campaign: CampaignOf[M] | null;
  /** What a new campaign of the organisation begins with. */
  readonly defaults?: DefaultParameters;
}

/** One section at a time: the list beside it says what each holds, the bar below saves them all. */
export const CampaignForm = <M extends Module, V extends CommonValues, S extends string>({
  kind,
  campaign,
  defaults,
}: Props<M, V, S>) => {
  const t = useMessages(backoffice.campaignForm);
  const state = useCampaignForm(kind, campaign, defaults);
  const OpenSection: ComponentType = kind.pages[state.section];
  return (
    <CampaignFormContext value={state}>
      <form onSubmit={state.submit} noValidate className={styles.campaignForm}>
        <UnsavedGuard isDirty={state.isDirty} draft={state.draft} />
        <SectionList />
        <div className={styles.campaignMain}>
          <SectionSelect />
          {state.readOnly && (
            <Alert variant="light" color="info" icon={<IconEye aria-hidden />}>
              {t.readOnly}
            </Alert>
          )}
          {!state.readOnly && <DraftNotice />}
          <ErrorSummary />
          <Suspense fallback={<Skeleton height={360} radius="lg" />}>
            <OpenSection />
          </Suspense>
          <SectionSteps />
        </div>
        <SaveBar />
      </form>
      <ConflictDialog />
      <ConfirmClosing
        name={campaign?.name ?? ''}
        opened={state.closing.asked}
        onClose={state.closing.cancel}
        onConfirm={state.closing.confirm}
      />
    </CampaignFormContext>
  );
};
