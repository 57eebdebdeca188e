import type { ReactNode } from 'react';
import { Entry } from './engine/entry.tsx';
import { prepare } from './engine/prepare.ts';
import type { AnyCampaign, QuestionnaireModule } from './engine/questionnaire-module.ts';
import { isPreview, previewOf } from './preview.ts';
import { profiling } from './profiling/module.ts';
import type { QuestionnairePlace } from './route.ts';
import { screening } from './screening/module.ts';

/** One questionnaire, whichever of its pages the address names. */
export interface OpenedPlace {
  readonly draw: (place: QuestionnairePlace) => ReactNode;
  /** The campaign's own logo; null where the organisation's stands for it. */
  readonly logo: Promise<string | null>;
}

const open = <C extends AnyCampaign>(
  module: QuestionnaireModule<C>,
  place: QuestionnairePlace,
): OpenedPlace => {
  const prepared = prepare(isPreview() ? previewOf(module) : module, place);
  return {
    draw: (here) => <Entry prepared={prepared} place={here} />,
    logo: prepared.opening.then(
      ({ campaign }) => campaign.logo ?? null,
      () => null,
    ),
  };
};

export const openPlace = (place: QuestionnairePlace): OpenedPlace =>
  place.module === 'screening' ? open(screening, place) : open(profiling, place);
