import type { ReactNode } from 'react';
import { Entry } from '../engine/entry.tsx';
import { prepareQuestionnaire } from '../engine/prepare-questionnaire.ts';
import type { AnyCampaign, QuestionnaireModule } from '../engine/questionnaire-module.ts';
import { isPreview, PREVIEW_CODE, withPreview } from '../data/preview.ts';
import { profiling } from '../profiling/module.ts';
import type { QuestionnaireRoute } from './route.ts';
import { screening } from '../screening/module.ts';

/** One questionnaire, whichever of its pages the address names. */
export interface OpenedRoute {
  readonly render: (route: QuestionnaireRoute) => ReactNode;
  /** The campaign's own logo; null where the organisation's stands for it. */
  readonly logo: Promise<string | null>;
}

const open = <C extends AnyCampaign>(
  module: QuestionnaireModule<C>,
  route: QuestionnaireRoute,
  accessCode: string,
): OpenedRoute => {
  const prepared = isPreview()
    ? prepareQuestionnaire(withPreview(module, route.campaignId), route, PREVIEW_CODE)
    : prepareQuestionnaire(module, route, accessCode);
  return {
    render: (here) => <Entry prepared={prepared} route={here} />,
    logo: prepared.opening.then(
      ({ campaign }) => campaign.logo ?? null,
      () => null,
    ),
  };
};

export const openRoute = (route: QuestionnaireRoute, accessCode: string): OpenedRoute =>
  route.module === 'screening'
    ? open(screening, route, accessCode)
    : open(profiling, route, accessCode);
