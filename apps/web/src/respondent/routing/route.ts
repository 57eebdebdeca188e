import type { Module } from '@cadran/contract/codes';

export interface QuestionnaireRoute {
  readonly kind: 'questionnaire';
  readonly module: Module;
  readonly organizationId: string;
  readonly campaignId: string;
  readonly part: number;
  readonly page: number;
}

export interface ShortLinkRoute {
  readonly kind: 'short_link';
  readonly module: Module;
  readonly organizationId: string;
  readonly customUrl: string;
}

/** A candidate's own data: read, download and erase. */
export interface PrivacyRoute {
  readonly kind: 'privacy';
  readonly organizationId: string;
  readonly campaignId: string;
}

/**
 * How answers are read, told to candidates, and how anonymity works, told to employees; in the colours of an
 * organisation if the address names one.
 */
export interface HowRoute {
  readonly kind: 'how';
  readonly module: Module;
  readonly organizationId: string | undefined;
}

/** Where a respondent is (spec, section 2); null for anything else under these addresses. */
export type RespondentRoute = QuestionnaireRoute | PrivacyRoute | ShortLinkRoute | HowRoute | null;

const MODULE = '^/(screening|profiling)';
const UUID = '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';
const QUESTIONNAIRE = new RegExp(`${MODULE}/questionnaire/([^/]+)/([^/]+)(?:/(?!data/?$)(.*))?$`);
const STEP = /^(\d{1,3})\/(\d{1,3})\/?$/;
const RIGHTS = new RegExp(`^/screening/questionnaire/${UUID}/${UUID}/data/?$`, 'i');
const UNDER_QUESTIONNAIRE = new RegExp(`${MODULE}/questionnaire(/|$)`);
const SHORT_LINK = new RegExp(`${MODULE}/${UUID}/([^/]+)/?$`, 'i');

const HOW = new RegExp(`${MODULE}/how(?:/${UUID})?/?$`, 'i');

const isModule = (text: string | undefined): text is Module =>
  text === 'screening' || text === 'profiling';

const parseStep = (step: string) => {
  const [, part = 0, page = 0] = STEP.exec(step) ?? [];
  return { part: Number(part), page: Number(page) };
};

/** A mistyped step is no reason to lose the questionnaire: it begins at part 0, page 0. */
export const parseRoute = (path: string): RespondentRoute => {
  const [, module, organizationId, campaignId, step = ''] = QUESTIONNAIRE.exec(path) ?? [];
  if (isModule(module) && organizationId && campaignId)
    return { kind: 'questionnaire', module, organizationId, campaignId, ...parseStep(step) };
  const [, holder, recruitment] = RIGHTS.exec(path) ?? [];
  if (holder && recruitment)
    return { kind: 'privacy', organizationId: holder, campaignId: recruitment };
  const [, linked, organization, customUrl] = SHORT_LINK.exec(path) ?? [];
  if (isModule(linked) && organization && customUrl)
    return { kind: 'short_link', module: linked, organizationId: organization, customUrl };
  const [, explained, reader] = HOW.exec(path) ?? [];
  return isModule(explained) ? { kind: 'how', module: explained, organizationId: reader } : null;
};

export const howPath = (module: Module, organizationId: string): string =>
  `/${module}/how/${organizationId}`;

/** Which addresses get the respondent's page rather than the back office. */
export const isRespondentPath = (path: string): boolean =>
  UNDER_QUESTIONNAIRE.test(path) || SHORT_LINK.test(path) || HOW.test(path);

export const questionnairePath = (
  route: Pick<QuestionnaireRoute, 'module' | 'organizationId' | 'campaignId'>,
  part = 0,
  page = 0,
): string =>
  `/${route.module}/questionnaire/${encodeURIComponent(route.organizationId)}/${encodeURIComponent(route.campaignId)}/${part}/${page}`;

/** In an audit nobody's answers can be found again: only candidates have such a page. */
export const privacyPath = ({
  organizationId,
  campaignId,
}: Pick<QuestionnaireRoute, 'organizationId' | 'campaignId'>): string =>
  `/screening/questionnaire/${organizationId}/${campaignId}/data`;
