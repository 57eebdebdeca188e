import { storePreview } from '../../../../shared/preview/stored-preview.ts';
import { useCampaignFormState } from '../form-context.ts';

/**
 * Opens the questionnaire of what is typed, saved or not, in another tab. The tab reads it from this
 * browser and sends nothing (respondent, preview).
 */
export const usePreview = (): (() => void) => {
  const { form, campaign, kind, organization } = useCampaignFormState();
  return () => {
    const view = kind.publicView(form.getValues(), organization, campaign);
    storePreview(kind.module, view);
    window.open(
      `/${kind.module}/questionnaire/${view.organization.id}/${view.id}/0/0?preview=1`,
      '_blank',
      'noopener',
    );
  };
};
