import type { ScreeningCampaign } from '@cadran/contract';
import {
  EditCampaignForm,
  NewCampaignForm,
} from '../../../shared/campaign-form/layout/campaign-form-pages.tsx';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import { RecomputeDialog } from './recompute-dialog.tsx';
import { type FormSection, isProfileSection } from './section-names.ts';
import { useScreeningForm } from './use-screening-form.ts';

export const NewCampaignPage = () => <NewCampaignForm kind={useScreeningForm()} />;

export const EditCampaignPage = () => {
  const kind = useScreeningForm();
  const recomputing = useDialog<ScreeningCampaign>();
  const onSaved = (stored: ScreeningCampaign, changed: readonly FormSection[]): void => {
    const scoresChange = changed.some((name) => name === 'weights' || isProfileSection(name));
    if (scoresChange && stored.candidates.completed > 0) recomputing.open(stored);
  };
  return (
    <>
      <EditCampaignForm kind={{ ...kind, onSaved }} />
      <RecomputeDialog dialog={recomputing} />
    </>
  );
};
