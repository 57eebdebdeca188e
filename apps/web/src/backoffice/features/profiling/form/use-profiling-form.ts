import { newProfilingCampaign, profilingCampaignChange } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import type { FormKind } from '../../../shared/campaign-form/form-kind.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { newAudit, valuesOf } from './values/campaign-to-values.ts';
import type { AuditValues } from './values/campaign-values.ts';
import { checkValues } from './values/check-values.ts';
import { publicViewOf } from './values/public-view.ts';
import { useMark } from './section-marks.ts';
import { type FormSection, SECTIONS } from './section-names.ts';
import { SECTION_PAGES } from './section-pages.ts';
import { savedPart, withSection } from './section-parts.ts';
import { bodyOf } from './values/values-to-body.ts';

type Kind = FormKind<'profiling', AuditValues, FormSection>;

const PROFILING: Omit<Kind, 'words' | 'markOf'> = {
  module: 'profiling',
  sections: SECTIONS,
  pages: SECTION_PAGES,
  valuesOf,
  newValues: newAudit,
  bodyOf,
  check: checkValues,
  savedPart,
  withSection,
  create: (api, body) => api.profiling.createCampaign({ body: newProfilingCampaign.parse(body) }),
  change: (api, id, body) =>
    api.profiling.updateCampaign({
      params: { id },
      body: profilingCampaignChange.parse(body),
    }),
  publicView: publicViewOf,
};

/** The form of an audit; `logo` is sent once a new one is created. */
export const useProfilingForm = (logo: File | null): Kind => {
  const common = useMessages(backoffice.campaignForm).sections;
  const t = useMessages(backoffice.profilingForm);
  const markOf = useMark(logo !== null);
  const words = { groups: t.groups, sections: { ...common, ...t.sections } };
  const notify = useNotify();
  const create: Kind['create'] = async (api, body) => {
    const made = await PROFILING.create(api, body);
    if (!logo) return made;
    return api.profiling
      .uploadLogo({ params: { id: made.id }, file: logo })
      .catch((error: unknown) => {
        // The campaign is there; only its logo was refused, and can be given again.
        notify.failure(error);
        return made;
      });
  };
  return { ...PROFILING, create, words, markOf };
};
