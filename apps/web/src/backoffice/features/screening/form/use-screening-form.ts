import { newScreeningCampaign, screeningCampaignChange } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import type { FormKind } from '../../../shared/campaign-form/form-kind.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { valuesOf } from './values/campaign-to-values.ts';
import type { CampaignValues } from './values/campaign-values.ts';
import { newCampaign } from './values/new-campaign.ts';
import { publicViewOf } from './values/public-view.ts';
import { useMark, useNotice } from './section-marks.ts';
import { type FormSection, SECTIONS } from './section-names.ts';
import { SECTION_PAGES } from './section-pages.ts';
import { savedPart, withSection } from './section-parts.ts';
import { bodyOf } from './values/values-to-body.ts';

const checkNew = validateWith(newScreeningCampaign);

type Kind = FormKind<'screening', CampaignValues, FormSection>;

const SCREENING: Omit<Kind, 'words' | 'markOf' | 'noticeOf'> = {
  module: 'screening',
  sections: SECTIONS,
  pages: SECTION_PAGES,
  valuesOf,
  newValues: newCampaign,
  bodyOf,
  check: (values) => checkNew(bodyOf(values)),
  savedPart,
  withSection,
  create: (api, body) => api.screening.createCampaign({ body: newScreeningCampaign.parse(body) }),
  change: (api, id, body) =>
    api.screening.updateCampaign({
      params: { id },
      body: screeningCampaignChange.parse(body),
    }),
  publicView: publicViewOf,
};

/** The form of a recruitment campaign. */
export const useScreeningForm = (): Kind => {
  const common = useMessages(backoffice.campaignForm).sections;
  const t = useMessages(backoffice.screeningForm);
  const markOf = useMark();
  const noticeOf = useNotice();
  const words = { groups: t.groups, sections: { ...common, ...t.sections } };
  return { ...SCREENING, words, markOf, noticeOf };
};
