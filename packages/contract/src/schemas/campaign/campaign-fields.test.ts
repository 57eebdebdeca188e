import { expect, it } from 'vitest';
import { profilingFields } from '../profiling/campaign.ts';
import { publicProfilingCampaign } from '../profiling/public-campaign.ts';
import { screeningFields } from '../screening/campaign.ts';
import { publicScreeningCampaign } from '../screening/public-campaign.ts';
import { loggedFieldNames } from './campaign-field.ts';

const COMMON = [
  'id',
  'organization',
  'name',
  'redirectUrl',
  'showEstimatedDuration',
  'customization',
];

it('shows candidates no target, weight or count', () => {
  expect(Object.keys(publicScreeningCampaign.shape)).toEqual([
    ...COMMON,
    'questions',
    'allowPersonalReport',
    'contactEmail',
    'sections',
    'skills',
    'retentionDays',
    'privacyContact',
    'addsUpAnswers',
  ]);
});

it('shows respondents no head-count or set of values', () => {
  expect(Object.keys(publicProfilingCampaign.shape)).toEqual([
    ...COMMON,
    'subject',
    'units',
    'mandatory',
    'minimumGroup',
    'access',
    'codes',
    'logo',
  ]);
  expect(Object.keys(publicProfilingCampaign.shape.units.element.shape)).toEqual(['id', 'name']);
});

it('logs no value that may be personal', () => {
  const logged = [...loggedFieldNames(screeningFields), ...loggedFieldNames(profilingFields)];
  expect([...new Set(logged)]).toEqual([
    'name',
    'status',
    'showEstimatedDuration',
    'allowPersonalReport',
    'minimumGroup',
    'access',
    'legalBasis',
  ]);
});
