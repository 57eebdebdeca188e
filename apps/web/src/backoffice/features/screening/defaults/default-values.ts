import {
  DEFAULT_CUSTOMIZATION,
  type DefaultParameters,
  defaultsOf,
  type Module,
  profilingFields,
  QUESTIONNAIRE_SECTIONS,
  type ScoredSection,
  screeningFields,
} from '@cadran/contract';
import { sectionWeights } from '@cadran/scoring';
import { orNull, type TypedNumber } from '../../../shared/campaign-form/common-values.ts';
import {
  type CustomTexts,
  customizationOf,
  textsOf,
} from '../../../shared/campaign-form/drafts/text-drafts.ts';

/** With the paths of the campaign form's values, so that its fields can be used. */
export interface DefaultValues extends Record<string, unknown> {
  readonly redirectUrl: string;
  readonly showEstimatedDuration: boolean;
  readonly customization: CustomTexts;
  readonly sections: readonly ScoredSection[];
  readonly contactEmail: string;
  readonly allowPersonalReport: boolean;
  readonly ownWeights: boolean;
  readonly weights: Readonly<Record<ScoredSection, TypedNumber>>;
}

const PRODUCT = {
  screening: defaultsOf(screeningFields),
  profiling: defaultsOf(profilingFields),
};

/** Sections that the product asks in a new campaign. */
const ASKED = QUESTIONNAIRE_SECTIONS.filter((section) => PRODUCT.screening.profile[section]);

/** What a new campaign begins with today, the organisation's word over the product's. */
export const toDefaultValues = (module: Module, stored: DefaultParameters): DefaultValues => {
  const common = { ...PRODUCT[module], ...stored[module] };
  const screening = { ...PRODUCT.screening, ...stored.screening };
  return {
    redirectUrl: common.redirectUrl ?? '',
    showEstimatedDuration: common.showEstimatedDuration ?? false,
    customization: textsOf(stored[module]?.customization ?? DEFAULT_CUSTOMIZATION),
    sections: stored.screening?.sections ?? ASKED,
    contactEmail: screening.contactEmail ?? '',
    allowPersonalReport: screening.allowPersonalReport ?? true,
    ownWeights: screening.weights !== null && screening.weights !== undefined,
    weights: sectionWeights(screening.weights ?? null),
  };
};

/** Not validated: the schema reports errors. */
const partOf = (module: Module, values: DefaultValues) => ({
  redirectUrl: orNull(values.redirectUrl),
  showEstimatedDuration: values.showEstimatedDuration,
  customization: customizationOf(values.customization),
  ...(module === 'screening' && {
    sections: values.sections,
    contactEmail: orNull(values.contactEmail),
    allowPersonalReport: values.allowPersonalReport,
    weights: values.ownWeights ? values.weights : null,
  }),
});

/** The parameters of one module replaced, those of the other kept. */
export const toDefaultParameters = (
  module: Module,
  stored: DefaultParameters,
  values: DefaultValues,
) => ({ ...stored, [module]: partOf(module, values) });
