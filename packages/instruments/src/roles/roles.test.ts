import { campaignFiles, SCORED_SECTIONS, writeCampaignFile } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { REFERENCE } from '../reference.ts';
import { ROLES } from './catalogue.ts';
import { ROLE_FILES } from './role-files.ts';
import { ROLE_SOURCES } from './sources.ts';

const PROFESSIONS = new Set<string>(REFERENCE.professions.map(({ code }) => code));

it('has twelve roles, each with its file, and cites every source', () => {
  expect(ROLES).toHaveLength(12);
  expect(Object.keys(ROLE_FILES).toSorted()).toEqual(ROLES.map(({ code }) => code).toSorted());
  expect(new Set(ROLES.flatMap(({ sources }) => sources))).toEqual(
    new Set(Object.keys(ROLE_SOURCES)),
  );
});

describe.each(ROLES)('the role $code', ({ code, title, occupations, sources }) => {
  const { campaign } = campaignFiles.screening.parse(ROLE_FILES[code]);
  const { profile } = campaign;

  it('is written as an export is', () => {
    const file = campaignFiles.screening.parse(ROLE_FILES[code]);
    expect(`${JSON.stringify(ROLE_FILES[code], null, 2)}\n`).toBe(writeCampaignFile(file));
    expect(campaign.name).toBe(title.fr);
  });

  it('has a reason in both languages for every target, and for nothing else', () => {
    const sections = SCORED_SECTIONS.filter((section) => profile[section]?.target);
    const traits = Object.keys(profile.personality?.target ?? {});
    expect(traits.length).toBeGreaterThan(2);
    // The traits of the personality have reasons of their own.
    const expected = [
      ...sections.filter((section) => section !== 'personality'),
      ...traits,
      'weights',
      'questions',
    ];
    expect(Object.keys(profile.reasons ?? {}).toSorted()).toEqual(expected.toSorted());
    for (const { fr, en } of Object.values(profile.reasons ?? {})) {
      expect(fr).toMatch(/^[\p{Lu}«][^]+\.$/u);
      expect(en).toMatch(/^\p{Lu}[^]+\.$/u);
      expect(fr).not.toBe(en);
      expect(fr).not.toMatch(/ [:;?!»]|« |'/);
      expect(en).not.toContain("'");
    }
  });

  it('weighs what it scores, names known occupations and its sources', () => {
    const weighed = Object.entries(campaign.weights ?? {}).filter(([, weight]) => weight > 0);
    const scored = SCORED_SECTIONS.filter((section) => profile[section]?.target);
    expect(weighed.map(([section]) => section).toSorted()).toEqual(scored.toSorted());
    for (const profession of profile.job?.target?.professions ?? [])
      expect(PROFESSIONS).toContain(profession);
    for (const occupation of occupations) expect(occupation.code).toMatch(/^\d{2}-\d{4}\.\d{2}$/);
    expect(occupations.length * sources.length).toBeGreaterThan(0);
  });
});
