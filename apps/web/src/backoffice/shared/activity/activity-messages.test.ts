import {
  auditActionChange,
  organizationChange,
  organizationSettings,
  profilingCampaignChange,
  screeningCampaignChange,
  userChange,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { expect, it } from 'vitest';

/** Not fields of the changed object. */
const NOT_LOGGED = new Set(['version', 'settings']);

it.each(['fr', 'en'] as const)(
  'every changeable field has a label in the log, in %s',
  async (language) => {
    const { fields } = await backoffice.activityEntries.load(language);
    const changeable = [
      userChange,
      organizationChange,
      organizationSettings,
      screeningCampaignChange,
      profilingCampaignChange,
      auditActionChange,
    ].flatMap((schema) => Object.keys(schema.shape));
    const logged = [...changeable, 'unitGroups', 'publishedPage', 'defaultParameters'].filter(
      (field) => !NOT_LOGGED.has(field),
    );
    expect(logged.filter((field) => !(field in fields))).toEqual([]);
    expect(Object.keys(fields).filter((field) => !logged.includes(field))).toEqual([]);
  },
);

it.each(['fr', 'en'] as const)('an unchanged value is shown once, in %s', async (language) => {
  const { became } = await backoffice.activityEntries.load(language);
  expect([became('A', 'A'), became('A', 'B')]).toEqual(['A', 'A → B']);
});
