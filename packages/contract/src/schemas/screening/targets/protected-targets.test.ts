import { expect, it } from 'vitest';
import { EMPTY_TARGET } from '../empty-campaign.ts';
import { withoutProtectedTargets } from './protected-targets.ts';

const individual = {
  ageGroup: '25_34',
  nationality: 'CH',
  workPermit: true,
  travelPercentage: 20,
  salary: null,
} as const;

it('drops the age group and the nationality, and nothing else', () => {
  const profile = { ...EMPTY_TARGET, individual: { target: individual } };
  expect(withoutProtectedTargets(profile)).toEqual({
    ...profile,
    individual: { target: { ...individual, ageGroup: null, nationality: null } },
  });
});

it('keeps a section that is not asked, or asked without a target', () => {
  for (const section of [null, { target: null }])
    expect(withoutProtectedTargets({ ...EMPTY_TARGET, individual: section })).toEqual({
      ...EMPTY_TARGET,
      individual: section,
    });
});
