import { describe, expect, it } from 'vitest';
import type { Member } from './actor.ts';
import { campaignPolicy } from './campaign-policy.ts';

const member = (id: string, organizationId: string, role: Member['role']): Member => ({
  kind: 'member',
  id,
  organizationId,
  username: id,
  role,
  modules: { screening: true, profiling: true },
});

const campaign = { organizationId: 'here', ownerId: 'owner' };
const PEOPLE = {
  owner: member('owner', 'here', 'user'),
  colleague: member('colleague', 'here', 'user'),
  admin: member('admin', 'here', 'admin'),
  foreignAdmin: member('admin', 'elsewhere', 'admin'),
  /** The same id in another organisation owns nothing here. */
  foreignNamesake: member('owner', 'elsewhere', 'user'),
  superadmin: member('root', 'elsewhere', 'superadmin'),
};

const may = (policy: (actor: Member, about: typeof campaign) => boolean) =>
  Object.entries(PEOPLE)
    .filter(([, person]) => policy(person, campaign))
    .map(([name]) => name);

describe('a campaign', () => {
  it('is read by everybody of its organisation and by super admins', () => {
    expect(may(campaignPolicy.read)).toEqual(['owner', 'colleague', 'admin', 'superadmin']);
    expect(may((actor, { organizationId }) => campaignPolicy.list(actor, organizationId))).toEqual([
      'owner',
      'colleague',
      'admin',
      'superadmin',
    ]);
  });

  it('is edited, copied, exported and deleted, its candidates judged and deleted, by its owner and the organisation’s administrators', () => {
    for (const policy of [
      campaignPolicy.edit,
      campaignPolicy.duplicate,
      campaignPolicy.delete,
      campaignPolicy.deleteCandidate,
      campaignPolicy.decide,
      campaignPolicy.recompute,
      campaignPolicy.export,
    ])
      expect(may(policy)).toEqual(['owner', 'admin', 'superadmin']);
  });

  it('is handed over by administrators only', () => {
    expect(may(campaignPolicy.changeOwner)).toEqual(['admin', 'superadmin']);
  });
});
