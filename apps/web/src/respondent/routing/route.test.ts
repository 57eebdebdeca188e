import { describe, expect, it } from 'vitest';
import { howPath, isRespondentPath, parseRoute, questionnairePath, privacyPath } from './route.ts';

const ORGANIZATION = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('a respondent’s address', () => {
  it('names module, organisation, campaign, part and page', () => {
    expect(parseRoute('/screening/questionnaire/o/c/4/12')).toEqual({
      kind: 'questionnaire',
      module: 'screening',
      organizationId: 'o',
      campaignId: 'c',
      part: 4,
      page: 12,
    });
  });

  it('is a short link when it names an organisation and a custom url', () => {
    expect(parseRoute(`/profiling/${ORGANIZATION}/audit-2026`)).toEqual({
      kind: 'short_link',
      module: 'profiling',
      organizationId: ORGANIZATION,
      customUrl: 'audit-2026',
    });
  });

  it.each([
    ['/screening/how', 'screening', undefined],
    ['/profiling/how', 'profiling', undefined],
    [howPath('screening', ORGANIZATION), 'screening', ORGANIZATION],
    [howPath('profiling', ORGANIZATION), 'profiling', ORGANIZATION],
  ])('has a page about how answers are used at %s', (path, module, organizationId) => {
    expect(parseRoute(path)).toEqual({ kind: 'how', module, organizationId });
    expect(isRespondentPath(path)).toBe(true);
  });

  it.each([
    '/screening/how/else',
    '/profiling/how/else',
    '/screening/questionnaire/o',
    '/screening/questionnaire/o/c/data',
    '/other/questionnaire/o/c/0/0',
    '/screening/not-a-uuid/x',
  ])('is not %s', (path) => {
    expect(parseRoute(path)).toBeNull();
  });

  it('has a page for a candidate’s own data, but none for an audit', () => {
    const route = { organizationId: ORGANIZATION, campaignId: ORGANIZATION };
    expect(parseRoute(privacyPath(route))).toEqual({ kind: 'privacy', ...route });
    expect(parseRoute(privacyPath(route).replace('screening', 'profiling'))).toBeNull();
    expect(isRespondentPath(privacyPath(route))).toBe(true);
  });

  it.each(['', '/', '/0', '/-1/0', '/a/b', '/1234/0', '/2/0/9'])(
    'with the step “%s” leads to the beginning of its questionnaire',
    (step) => {
      expect(parseRoute(`/screening/questionnaire/o/c${step}`)).toEqual({
        kind: 'questionnaire',
        module: 'screening',
        organizationId: 'o',
        campaignId: 'c',
        part: 0,
        page: 0,
      });
    },
  );

  it('begins at part 0, page 0', () => {
    const path = questionnairePath({ module: 'screening', organizationId: 'o', campaignId: 'c' });
    expect(path).toBe('/screening/questionnaire/o/c/0/0');
    expect(parseRoute(path)).toMatchObject({ part: 0, page: 0 });
  });
});

describe('the page that answers an address', () => {
  it.each([
    '/screening/questionnaire/o/c/0/0',
    '/profiling/questionnaire/anything',
    `/screening/${ORGANIZATION}/chef-de-projet`,
    `/screening/${ORGANIZATION.toUpperCase()}/chef-de-projet/`,
  ])('is the respondent’s for %s', (path) => {
    expect(isRespondentPath(path)).toBe(true);
  });

  it.each([
    '/',
    '/screening',
    '/screening/campaign/create',
    `/screening/campaign/${ORGANIZATION}`,
    `/screening/applicant/${ORGANIZATION}/personal`,
    `/profiling/campaign/report/${ORGANIZATION}/${ORGANIZATION}`,
  ])('is the back office’s for %s', (path) => {
    expect(isRespondentPath(path)).toBe(false);
  });
});
