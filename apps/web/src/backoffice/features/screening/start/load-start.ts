import type { CadranClient } from '@cadran/client';
import {
  type CampaignFiles,
  campaignFiles,
  type CampaignTarget,
  type CultureSource,
  type Language,
  MOMENTS,
  toCampaignFile,
  type User,
} from '@cadran/contract';
import { queryOptions } from '@tanstack/react-query';
import { freeName } from '../../../shared/campaign-form/start/free-name.ts';
import { keptFile } from '../../../shared/campaign-form/start/kept-file.ts';
import { partsOf } from '../../../shared/campaign-form/start/start-address.ts';

type FileCampaign = CampaignFiles['screening']['campaign'];
type CultureTarget = NonNullable<NonNullable<CampaignTarget['culture']>['target']>;

/** What the form of a new campaign is filled in with. */
export type Start =
  /** A role says what to look for; a file or a copy says everything. */
  | {
      readonly kind: 'role' | 'whole';
      readonly campaign: FileCampaign;
      readonly customUrl: string;
    }
  | { readonly kind: 'culture'; readonly target: CultureTarget; readonly source: CultureSource };

/** The whole organisation has no id of its own. */
export const WHOLE = 'whole';

const named = async (
  api: CadranClient,
  kind: 'role' | 'whole',
  campaign: FileCampaign,
): Promise<Start> => {
  const { name, customUrl } = await freeName(api, 'screening', campaign.name);
  return { kind, campaign: { ...campaign, name }, customUrl };
};

const fromRole = async (
  api: CadranClient,
  code: string,
  language: Language,
): Promise<Start | null> => {
  const [{ ROLES }, { ROLE_FILES }] = await Promise.all([
    import('@cadran/instruments/roles/catalogue'),
    import('@cadran/instruments/roles/role-files'),
  ]);
  const role = ROLES.find((one) => one.code === code);
  if (!role) return null;
  const { campaign } = campaignFiles.screening.parse(ROLE_FILES[code]);
  return named(api, 'role', { ...campaign, name: role.title[language] });
};

const fromCopy = async (api: CadranClient, id: string): Promise<Start | null> => {
  const found = await api.screening.readCampaign({ params: { id } });
  return 'version' in found ? named(api, 'whole', toCampaignFile.screening(found).campaign) : null;
};

const fromAudit = async (
  api: CadranClient,
  { organizationId }: User,
  [campaignId, unit, moment]: readonly string[],
): Promise<Start | null> => {
  if (campaignId === undefined) return null;
  const query = { organizationId, campaignId };
  const [audit] = (await api.profilingResults.cultureTargets({ query })).items;
  const choice = audit?.choices.find(({ unitId }) => (unitId ?? WHOLE) === unit);
  const known = MOMENTS.find((one) => one === moment);
  if (!audit || !choice || !known) return null;
  const { campaignName, takenAt } = audit;
  const { unitId, name: unitName, respondents } = choice;
  const measured = { campaignName, takenAt, unitName, respondents };
  return {
    kind: 'culture',
    target: choice[known],
    source: { campaignId: audit.campaignId, unitId, moment: known, ...measured },
  };
};

const fromFile = async (api: CadranClient, key: string): Promise<Start | null> => {
  const file = keptFile('screening', key);
  return file && named(api, 'whole', file.campaign);
};

const loadStart = (
  api: CadranClient,
  user: User,
  language: Language,
  from: string | undefined,
): Promise<Start | null> => {
  const [kind, ...parts] = partsOf(from);
  const [first = ''] = parts;
  if (kind === 'role') return fromRole(api, first, language);
  if (kind === 'copy') return fromCopy(api, first);
  if (kind === 'audit') return fromAudit(api, user, parts);
  return kind === 'file' ? fromFile(api, first) : Promise.resolve(null);
};

/** Read once: what is typed meanwhile is not filled in anew. */
export const startQuery = (
  api: CadranClient,
  user: User,
  language: Language,
  from: string | undefined,
) =>
  queryOptions({
    queryKey: ['campaign-start', 'screening', from ?? null],
    queryFn: () => loadStart(api, user, language, from),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
