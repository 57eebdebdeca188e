import type { ScreeningCampaign } from '@cadran/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import {
  EditCampaignForm,
  NewCampaignForm,
} from '../../../shared/campaign-form/layout/campaign-form-pages.tsx';
import { startSearch } from '../../../shared/campaign-form/start/start-address.ts';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import { useApi } from '../../../shared/services.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { startQuery } from '../start/load-start.ts';
import { startValues } from '../start/start-values.ts';
import { RecomputeDialog } from './recompute-dialog.tsx';
import { type FormSection, isProfileSection } from './section-names.ts';
import { useScreeningForm } from './use-screening-form.ts';

/** Empty, or filled in with what it begins from. */
export const NewCampaignPage = () => {
  const kind = useScreeningForm();
  const { user } = useSession();
  const { language } = useLanguage();
  const { from } = startSearch(useSearch({ strict: false }));
  const { data: start } = useSuspenseQuery(startQuery(useApi(), user, language, from));
  const newValues: typeof kind.newValues = (...defaults) => {
    const fresh = kind.newValues(...defaults);
    return start ? startValues(fresh, start) : fresh;
  };
  return <NewCampaignForm key={from} kind={{ ...kind, from, newValues }} />;
};

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
