import { useSession } from '../../../shared/session/use-session.ts';
import { useCampaignFormState } from './form-context.ts';
import { publicViewOf } from './public-view.ts';

const KEY = 'cadran.screening-preview';

/**
 * Opens the questionnaire of what is typed, saved or not, in another tab. The tab reads it from this
 * browser and sends nothing (respondent, preview).
 */
export const usePreview = (): (() => void) => {
  const { form, campaign } = useCampaignFormState();
  const { organization } = useSession();
  return () => {
    const view = publicViewOf(form.getValues(), organization, campaign);
    localStorage.setItem(KEY, JSON.stringify(view));
    window.open(
      `/screening/questionnaire/${view.organization.id}/${view.id}/0/0?preview=1`,
      '_blank',
      'noopener',
    );
  };
};
