import type { Module } from '@cadran/contract/codes';

export interface QuestionnairePlace {
  readonly kind: 'questionnaire';
  readonly module: Module;
  readonly organizationId: string;
  readonly campaignId: string;
  readonly part: number;
  readonly page: number;
}

export interface ShortLink {
  readonly kind: 'short_link';
  readonly module: Module;
  readonly organizationId: string;
  readonly customUrl: string;
}

/** A candidate's own data: to read, to keep, to erase. */
export interface RightsPlace {
  readonly kind: 'rights';
  readonly organizationId: string;
  readonly campaignId: string;
}

/** How answers are read, told to candidates; in the colours of an organisation if the address names one. */
export interface HowPlace {
  readonly kind: 'how';
  readonly organizationId: string | undefined;
}

/** Where a respondent is (spec, section 2); null for anything else under these addresses. */
export type RespondentPlace = QuestionnairePlace | RightsPlace | ShortLink | HowPlace | null;

const MODULE = '^/(screening|profiling)';
const UUID = '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';
const QUESTIONNAIRE = new RegExp(
  `${MODULE}/questionnaire/([^/]+)/([^/]+)/(\\d{1,3})/(\\d{1,3})/?$`,
);
const RIGHTS = new RegExp(`^/screening/questionnaire/${UUID}/${UUID}/data/?$`, 'i');
const UNDER_QUESTIONNAIRE = new RegExp(`${MODULE}/questionnaire(/|$)`);
const SHORT_LINK = new RegExp(`${MODULE}/${UUID}/([^/]+)/?$`, 'i');

const HOW = new RegExp(`^/screening/how(?:/${UUID})?/?$`, 'i');

const isModule = (text: string | undefined): text is Module =>
  text === 'screening' || text === 'profiling';

export const parsePlace = (path: string): RespondentPlace => {
  const [, module, organizationId, campaignId, part, page] = QUESTIONNAIRE.exec(path) ?? [];
  if (isModule(module) && organizationId && campaignId)
    return {
      kind: 'questionnaire',
      module,
      organizationId,
      campaignId,
      part: Number(part),
      page: Number(page),
    };
  const [, holder, recruitment] = RIGHTS.exec(path) ?? [];
  if (holder && recruitment)
    return { kind: 'rights', organizationId: holder, campaignId: recruitment };
  const [, linked, organization, customUrl] = SHORT_LINK.exec(path) ?? [];
  if (isModule(linked) && organization && customUrl)
    return { kind: 'short_link', module: linked, organizationId: organization, customUrl };
  const how = HOW.exec(path);
  return how ? { kind: 'how', organizationId: how[1] } : null;
};

export const howPath = (organizationId: string): string => `/screening/how/${organizationId}`;

/** Which addresses get the respondent's page rather than the back office. */
export const isRespondentPath = (path: string): boolean =>
  UNDER_QUESTIONNAIRE.test(path) || SHORT_LINK.test(path) || HOW.test(path);

export const questionnairePath = (
  place: Pick<QuestionnairePlace, 'module' | 'organizationId' | 'campaignId'>,
  part = 0,
  page = 0,
): string =>
  `/${place.module}/questionnaire/${encodeURIComponent(place.organizationId)}/${encodeURIComponent(place.campaignId)}/${part}/${page}`;

/** In an audit nobody's answers can be found again: only candidates have such a page. */
export const rightsPath = ({
  organizationId,
  campaignId,
}: Pick<QuestionnairePlace, 'organizationId' | 'campaignId'>): string =>
  `/screening/questionnaire/${organizationId}/${campaignId}/data`;
