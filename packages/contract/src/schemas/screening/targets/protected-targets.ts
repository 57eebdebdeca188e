import type { CampaignTarget } from './target.ts';

/** For copies, templates and files: age group and nationality are never passed on. */
export const withoutProtectedTargets = <T extends Pick<CampaignTarget, 'individual'>>(
  profile: T,
): T => ({
  ...profile,
  individual: profile.individual && {
    target: profile.individual.target && {
      ...profile.individual.target,
      ageGroup: null,
      nationality: null,
    },
  },
});
