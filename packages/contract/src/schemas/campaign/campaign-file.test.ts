import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../field-rules.ts';
import { fileFieldNames } from './campaign-field.ts';
import { CAMPAIGN_FILE, campaignFiles } from './campaign-file.ts';
import { profilingFields } from '../profiling/campaign.ts';
import { screeningFields } from '../screening/campaign.ts';

const { format, version } = CAMPAIGN_FILE;
const head = { format, version, module: 'screening' } as const;
const campaign = { name: 'Sales' };

const faults = (value: unknown, module: 'screening' | 'profiling' = 'screening') => {
  const { error } = campaignFiles[module].safeParse(value, { reportInput: true });
  return fieldErrors(error?.issues ?? []);
};

describe('the file of a campaign', () => {
  it('has no link, status, owner or address', () => {
    const common = ['name', 'redirectUrl', 'showEstimatedDuration', 'customization'];
    expect(fileFieldNames(screeningFields)).toEqual([
      ...common,
      'profile',
      'questions',
      'interview',
      'weights',
      'allowPersonalReport',
    ]);
    expect(fileFieldNames(profilingFields)).toEqual([
      ...common,
      'subject',
      'units',
      'mandatory',
      'valuesSets',
      'minimumGroup',
      'access',
      'purpose',
      'legalBasis',
    ]);
  });

  it('may leave out what a new campaign may leave out', () => {
    expect(faults({ ...head, campaign })).toEqual({});
    expect(faults({ ...head, module: 'profiling', campaign }, 'profiling')).toEqual({});
  });

  it.each([
    ['a newer version', { ...head, version: 2, campaign: 7, more: 1 }, { version: 'newer' }],
    ['another module', { ...head, module: 'profiling', campaign: 7 }, { module: 'one_of' }],
    ['another format', { ...head, format: 'x', campaign: 7 }, { format: 'one_of' }],
    ['no object', [], { '': 'type' }],
    ['a version that never was', { ...head, version: 0, campaign }, { version: 'min:1' }],
  ])('says only that it is %s', (_name, value, expected) => {
    expect(faults(value)).toEqual(expected);
  });

  it('names every fault by its path', () => {
    expect(
      faults({
        ...head,
        owner: 'x',
        constructor: 'x',
        campaign: {
          name: 'ab',
          contactEmail: 'a@example.org',
          profile: {
            culture: { target: null, source: null },
            personality: { target: { humour: { min: 20, max: 30 } } },
            individual: {
              target: {
                ageGroup: '25_34',
                nationality: null,
                workPermit: false,
                travelPercentage: null,
                salary: null,
              },
            },
            reasons: { culture: { fr: '', en: '' } },
          },
        },
      }),
    ).toEqual({
      owner: 'unknown_field',
      constructor: 'unknown_field',
      'campaign.name': 'min_length:3',
      'campaign.contactEmail': 'unknown_field',
      'campaign.profile.culture.source': 'unknown_field',
      'campaign.profile.personality.target': 'min_items:1',
      'campaign.profile.personality.target.humour': 'unknown_field',
      'campaign.profile.individual.target.ageGroup': 'type',
      'campaign.profile.reasons.culture.fr': 'required',
    });
  });
});
