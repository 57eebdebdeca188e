import type { ScreeningCampaign } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Skeleton } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useMessages } from '../../../../language/use-messages.ts';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { CampaignFormContext } from './form-context.ts';
import { SaveBar } from './save-bar.tsx';
import { SectionList, SectionSelect } from './section-list.tsx';
import { SECTION_PAGES } from './section-pages.ts';
import { SectionSteps } from './section-steps.tsx';
import { useCampaignForm } from './use-campaign-form.ts';
import './campaign-form.css';

/** One section at a time: the list beside it says what each holds, the bar below saves them all. */
export const CampaignForm = ({ campaign }: { readonly campaign: ScreeningCampaign | null }) => {
  const t = useMessages(backoffice.screeningForm);
  const state = useCampaignForm(campaign);
  const OpenSection = SECTION_PAGES[state.section];
  return (
    <CampaignFormContext value={state}>
      <form onSubmit={state.submit} noValidate className="campaign-form">
        <UnsavedGuard isDirty={state.isDirty} onDiscard={state.draft.forget} />
        <SectionList />
        <div className="campaign-main">
          <SectionSelect />
          {state.readOnly && (
            <Alert variant="light" color="info" icon={<IconEye aria-hidden />}>
              {t.readOnly}
            </Alert>
          )}
          {!state.readOnly && <DraftOffer />}
          <ErrorSummary />
          <Suspense fallback={<Skeleton height={360} radius="lg" />}>
            <OpenSection />
          </Suspense>
          <SectionSteps />
        </div>
        <SaveBar />
      </form>
      <ConflictDialog />
    </CampaignFormContext>
  );
};
