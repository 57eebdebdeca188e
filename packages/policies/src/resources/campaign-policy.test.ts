import { describe, expect, it } from 'vitest';
import { campaignPolicy } from './campaign-policy.ts';
import { ACTORS, ADMINS_HERE, allowed, MEMBERS_HERE } from '../test-actors.ts';

const campaign = { organizationId: 'here', ownerId: 'owner' };
const OWNER_AND_ADMINS = `owner ${ADMINS_HERE}`;

describe('campaignPolicy', () => {
  it('lets members of the organisation and super admins list and read', () => {
    expect(allowed((actor) => campaignPolicy.list(actor, 'here'))).toBe(MEMBERS_HERE);
    expect(allowed((actor) => campaignPolicy.read(actor, campaign))).toBe(MEMBERS_HERE);
  });

  it.each([
    'edit',
    'duplicate',
    'delete',
    'deleteCandidate',
    'decide',
    'recompute',
    'export',
  ] as const)('lets only the owner and administrators %s', (action) => {
    expect(allowed((actor) => campaignPolicy[action](actor, campaign))).toBe(OWNER_AND_ADMINS);
  });

  it('lets only administrators change the owner', () => {
    expect(allowed((actor) => campaignPolicy.changeOwner(actor, campaign))).toBe(ADMINS_HERE);
  });

  it('lets those who may edit send mail, if they have the module', () => {
    const screening = { ...campaign, module: 'screening' } as const;
    expect(allowed((actor) => campaignPolicy.sendMail(actor, screening))).toBe(OWNER_AND_ADMINS);
    const owner = { ...ACTORS.owner, modules: { screening: false, profiling: true } };
    expect(campaignPolicy.sendMail(owner, screening)).toBe(false);
    expect(campaignPolicy.sendMail(owner, { ...campaign, module: 'profiling' })).toBe(true);
  });

  describe('readPublic', () => {
    const open = { id: 'c1', status: 'open', organizationActive: true } as const;
    const closed = { ...open, status: 'closed' } as const;
    const readers = (about: typeof open | typeof closed, campaignId = 'c1', finished = false) =>
      allowed((actor) => campaignPolicy.readPublic(actor, about, { campaignId, finished }));

    it('shows an open campaign to visitors and to its respondents', () => {
      expect(readers(open)).toBe('respondent otherRespondent visitor');
      expect(readers(open, 'c2')).toBe('visitor');
      expect(campaignPolicy.readPublic(ACTORS.respondent, open)).toBe(false);
    });

    it('shows a closed campaign only to respondents who have finished', () => {
      expect(readers(closed)).toBe('');
      expect(readers(closed, 'c1', true)).toBe('respondent otherRespondent');
      expect(readers(closed, 'c2', true)).toBe('');
    });

    it('treats the campaigns of an inactive organisation as closed', () => {
      const inactive = { ...open, organizationActive: false };
      const own = { campaignId: 'c1', finished: false };
      expect(allowed((actor) => campaignPolicy.readPublic(actor, inactive, own))).toBe('');
    });
  });
});
