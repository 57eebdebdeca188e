import { EMPTY_TARGET, type CultureSource } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { sessionFixture, userFixture } from '../../../../shared/session/session.fixture.ts';
import { valuesOf } from './campaign-to-values.ts';
import { newCampaign } from './new-campaign.ts';
import { bodyOf } from './values-to-body.ts';

const ID = '8d3f6f0a-4f3c-4c51-9a77-0b6d5c1e2f01';
const TARGET = { clan: 38, adhocracy: 32, market: 15, hierarchy: 15 };
const SOURCE: CultureSource = {
  campaignId: ID,
  unitId: null,
  moment: 'desired',
  campaignName: 'Baromètre',
  unitName: null,
  takenAt: '2026-08-17T09:00:00.000Z',
  respondents: 304,
};

const opened = () => {
  const { culture: _culture, ...profile } = EMPTY_TARGET;
  const blank = bodyOf(newCampaign(userFixture(), sessionFixture().organization));
  return valuesOf({
    ...(blank as unknown as Parameters<typeof valuesOf>[0]),
    profile: { ...profile, culture: { target: TARGET, source: SOURCE } },
  });
};
const saved = (values: ReturnType<typeof opened>) => bodyOf(values).profile['culture'];

describe('a culture target taken from an audit', () => {
  it('keeps its audit when it is saved again', () => {
    expect(saved(opened())).toEqual({
      target: TARGET,
      source: { campaignId: ID, unitId: null, moment: 'desired' },
    });
  });

  it('names none when no target is compared with', () => {
    const values = opened();
    const culture = { ...values.profile.culture, scored: false };
    expect(saved({ ...values, profile: { ...values.profile, culture } })).toEqual({ target: null });
  });

  it('loses its audit after a change by hand', () => {
    const values = opened();
    const culture = { ...values.profile.culture, source: null };
    expect(saved({ ...values, profile: { ...values.profile, culture } })).toEqual({
      target: TARGET,
    });
  });
});
