import type { CadranClient } from '@cadran/client';
import type { MODULES, User } from '@cadran/contract';
import { detailPath } from '../../../shared/campaigns/campaign-paths.ts';
import { candidateName } from '../../../shared/candidate/candidate-name.ts';
import { canOpen } from '../../../shared/router/guards.ts';
import type { Place } from '../../../shared/session/recent-places.ts';

const PAGE_SIZE = '5';

const findCampaigns = async (
  api: CadranClient,
  module: (typeof MODULES)[number],
  q: string,
  signal: AbortSignal,
): Promise<Place[]> => {
  const query = { q, pageSize: PAGE_SIZE };
  const { items } = await (module === 'screening'
    ? api.screening.listCampaigns({ query, signal })
    : api.profiling.listCampaigns({ query, signal }));
  return items.map(({ id, name, ownerName }) => ({
    kind: module,
    label: name,
    detail: ownerName,
    to: detailPath(module, id),
  }));
};

const findCandidates = async (
  api: CadranClient,
  q: string,
  unnamed: string,
  signal: AbortSignal,
): Promise<Place[]> => {
  const { items } = await api.candidates.search({ query: { q, pageSize: PAGE_SIZE }, signal });
  return items.map(({ id, status, contact, campaign }) => ({
    kind: 'candidate',
    label: candidateName(contact, unnamed),
    detail: campaign.name,
    // A report exists once the questionnaire is complete.
    to:
      status === 'completed' ? `/screening/applicant/${id}` : detailPath('screening', campaign.id),
  }));
};

const findUsers = async (
  api: CadranClient,
  user: User,
  q: string,
  signal: AbortSignal,
): Promise<Place[]> => {
  const { items } = await api.users.list({ query: { q, pageSize: PAGE_SIZE }, signal });
  const list = user.role === 'superadmin' ? '/superadmin/users' : '/admin/users';
  return items.map(({ displayName, username, organizationName }) => ({
    kind: 'user',
    label: displayName,
    detail: user.role === 'superadmin' ? organizationName : username,
    to: `${list}?q=${encodeURIComponent(username)}`,
  }));
};

/** Campaigns, candidates and users by the lists' own routes, as far as the user may open them. */
export const findPlaces = async (
  api: CadranClient,
  user: User,
  q: string,
  unnamed: string,
  signal: AbortSignal,
): Promise<Place[]> => {
  const recruits = canOpen('screening', user);
  const found = await Promise.all([
    ...(recruits ? [findCampaigns(api, 'screening', q, signal)] : []),
    ...(canOpen('profiling', user) ? [findCampaigns(api, 'profiling', q, signal)] : []),
    ...(recruits ? [findCandidates(api, q, unnamed, signal)] : []),
    ...(canOpen('admin', user) ? [findUsers(api, user, q, signal)] : []),
  ]);
  return found.flat();
};
