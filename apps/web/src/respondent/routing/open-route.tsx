import type { PublicProfilingCampaign, PublicScreeningCampaign } from '@cadran/contract';
import type { ReactNode } from 'react';
import { Entry } from '../engine/entry.tsx';
import { prepareQuestionnaire } from '../engine/prepare-questionnaire.ts';
import type { AnyCampaign, QuestionnaireModule } from '../engine/questionnaire-module.ts';
import { preferredLanguage } from '../../shared/language/stored-language.ts';
import type { Boot } from '../data/boot.ts';
import { ApiError } from '../data/http-client.ts';
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

/** A closed campaign is not told any more; a published page of an audit says its logo. */
const publishedLogo = async <C extends AnyCampaign>(
  { name }: QuestionnaireModule<C>,
  { campaignId }: QuestionnaireRoute,
  error: unknown,
): Promise<string | null> => {
  const isClosed = error instanceof ApiError && error.code === 'campaign_closed';
  if (name !== 'profiling' || !isClosed) return null;
  const { fetchPage } = await import('../published/fetch-page.ts');
  const page = await fetchPage(campaignId, preferredLanguage()).catch(() => null);
  return page?.logo ?? null;
};

const open = <C extends AnyCampaign>(
  module: QuestionnaireModule<C>,
  route: QuestionnaireRoute,
  accessCode: string,
  inPage: C | null = null,
): OpenedRoute => {
  const prepared = isPreview()
    ? prepareQuestionnaire(withPreview(module, route.campaignId), route, PREVIEW_CODE)
    : prepareQuestionnaire(module, route, accessCode, inPage);
  return {
    render: (here) => <Entry prepared={prepared} route={here} />,
    logo: prepared.opening.then(
      ({ campaign }) => campaign.logo ?? null,
      (error) => publishedLogo(module, route, error),
    ),
  };
};

/** `inPage`: the campaign that the server wrote into the page, for the module of the address. */
export const openRoute = (
  route: QuestionnaireRoute,
  accessCode: string,
  inPage: Boot['campaign'] = null,
): OpenedRoute => {
  const known = inPage?.id === route.campaignId ? inPage : null;
  return route.module === 'screening'
    ? open(screening, route, accessCode, known as PublicScreeningCampaign | null)
    : open(profiling, route, accessCode, known as PublicProfilingCampaign | null);
};
