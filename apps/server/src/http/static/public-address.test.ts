import { describe, expect, it } from 'vitest';
import { publicPageOf } from './public-address.ts';

const ORGANIZATION = '0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c01';
const CAMPAIGN = 'c0ffee00-0000-4000-8000-000000000001';

describe('the page of an address', () => {
  it.each([
    [`/screening/${ORGANIZATION}/sales?invitation=1`, { customUrl: 'sales' }],
    [`/screening/${ORGANIZATION}/sales/`, { customUrl: 'sales' }],
    [`/screening/${ORGANIZATION}/a%20b`, { customUrl: 'a b' }],
    [`/screening/questionnaire/${ORGANIZATION}/${CAMPAIGN}/0/0`, { id: CAMPAIGN }],
    [`/screening/questionnaire/${ORGANIZATION}/${CAMPAIGN}/12/3/`, { id: CAMPAIGN }],
    [`/screening/questionnaire/${ORGANIZATION}/${CAMPAIGN.toUpperCase()}/0/0`, { id: CAMPAIGN }],
    [`/screening/questionnaire/${ORGANIZATION}/${CAMPAIGN}`, { id: CAMPAIGN }],
    [`/screening/questionnaire/${ORGANIZATION}/${CAMPAIGN}/data`, { id: CAMPAIGN }],
  ])('%s names a campaign', (url, campaign) => {
    expect(publicPageOf(url)).toEqual({
      file: 'respondent',
      organizationId: ORGANIZATION,
      campaign: { module: 'screening', organizationId: ORGANIZATION, ...campaign },
      firstWords: url.endsWith('data') ? null : 'screening',
    });
  });

  it.each([
    [`/screening/questionnaire/${ORGANIZATION}/${CAMPAIGN}/0/0?preview=1`, ORGANIZATION],
    [`/screening/questionnaire/${ORGANIZATION}/mistyped`, ORGANIZATION],
    [`/profiling/${ORGANIZATION}/%E0%A4`, ORGANIZATION],
    [`/profiling/how/${ORGANIZATION}`, ORGANIZATION],
    ['/profiling/how', null],
  ])('%s is of respondents and names none', (url, organizationId) => {
    expect(publicPageOf(url)).toEqual({
      file: 'respondent',
      organizationId,
      campaign: null,
      firstWords: null,
    });
  });

  it('is that for logging in, in the colours of an organisation', () => {
    const login = { file: 'login', campaign: null, firstWords: null };
    expect(publicPageOf('/login')).toEqual({ ...login, organizationId: null });
    expect(publicPageOf(`/login?organization=${ORGANIZATION}`)).toEqual({
      ...login,
      organizationId: ORGANIZATION,
    });
    expect(publicPageOf('/login?organization=x')).toEqual({ ...login, organizationId: null });
  });

  it.each(['/', '/screening', `/screening/campaign/${CAMPAIGN}`, '/screening/applicant/x/y'])(
    '%s is of the back office',
    (url) => {
      expect(publicPageOf(url)).toBeNull();
    },
  );
});
