import type { Module } from '@cadran/contract';

/** The campaign that an address of a questionnaire names, by its id or by the end of its short link. */
export type CampaignAddress = { readonly module: Module; readonly organizationId: string } & (
  | { readonly id: string }
  | { readonly customUrl: string }
);

interface PublicPage {
  readonly file: 'respondent' | 'login';
  /** Whose colours it has. */
  readonly organizationId: string | null;
  readonly campaign: CampaignAddress | null;
  /** The questionnaire whose words it begins with. */
  readonly firstWords: Module | null;
}

const MODULE = '^/(screening|profiling)';
const UUID = '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';
const QUESTIONNAIRE = new RegExp(`${MODULE}/questionnaire/${UUID}/(?:${UUID}(?:/|$))?`, 'i');
const SHORT_LINK = new RegExp(`${MODULE}/${UUID}/([^/]+)/?$`, 'i');
/** A candidate's own data, beside the questionnaire. */
const OWN_DATA = /\/data\/?$/i;
/** The pages that explain how answers are evaluated, and how anonymity works. */
const HOW = new RegExp(`${MODULE}/how(?:/${UUID})?/?$`, 'i');
const ORGANIZATION = new RegExp(`^${UUID}$`, 'i');

const isModule = (text: string | undefined): text is Module =>
  text === 'screening' || text === 'profiling';

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

const campaignOf = (path: string, query: URLSearchParams): CampaignAddress | null => {
  // An owner's look at what may not be saved yet: the campaign comes from the browser.
  if (query.get('preview') === '1') return null;
  const [, module, organizationId, id] = QUESTIONNAIRE.exec(path.toLowerCase()) ?? [];
  if (isModule(module) && organizationId && id) return { module, organizationId, id };
  const [, linked, owner, end = ''] = SHORT_LINK.exec(path) ?? [];
  const customUrl = decoded(end);
  return isModule(linked) && owner && customUrl
    ? { module: linked, organizationId: owner.toLowerCase(), customUrl }
    : null;
};

/** The page of respondents or for logging in; `null` for those of the back office. */
export const publicPageOf = (url: string): PublicPage | null => {
  const [path = '/', search] = url.split('?', 2);
  const query = new URLSearchParams(search);
  if (path === '/login') {
    const wanted = query.get('organization') ?? '';
    const organizationId = ORGANIZATION.test(wanted) ? wanted : null;
    return { file: 'login', organizationId, campaign: null, firstWords: null };
  }
  const found = [QUESTIONNAIRE, SHORT_LINK, HOW]
    .map((address) => address.exec(path))
    .find((match) => match !== null);
  if (!found) return null;
  const campaign = campaignOf(path, query);
  return {
    file: 'respondent',
    organizationId: found[2]?.toLowerCase() ?? null,
    campaign,
    firstWords: campaign === null || OWN_DATA.test(path) ? null : campaign.module,
  };
};
