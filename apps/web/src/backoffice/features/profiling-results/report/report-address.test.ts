import { describe, expect, it } from 'vitest';
import { toSelection } from '../selection-address.ts';
import {
  type ReportComparison,
  toComparison,
  parseReportAddress,
  toReportAddress,
} from './report-address.ts';

const UNIT = '8d3f6f0a-4f3c-4c51-9a77-0b6d5c1e2f01';

describe('report address', () => {
  it.each<[string, ReportComparison]>([
    ['alone', { kind: 'none' }],
    ['compared with everybody', { kind: 'group', selection: {} }],
    [
      'compared with a second group',
      { kind: 'group', selection: { gender: ['female'], age: ['30_39', '50_plus'] } },
    ],
    ['compared with an earlier campaign', { kind: 'earlier', campaignId: UNIT }],
  ])('round-trips a group %s', (_name, comparison) => {
    const selection = { unit: [UNIT], tenure: ['2_4' as const, 'not_given' as const] };
    const address = parseReportAddress({ ...toReportAddress(selection, comparison) });
    expect(toSelection(address)).toEqual(selection);
    expect(toComparison(address)).toEqual(comparison);
  });

  it('drops unknown values', () => {
    expect(
      parseReportAddress({
        unit: 'sales',
        gender: 'female,other',
        age: 30,
        compare: 'colour:red',
        earlier: 'last-year',
        page: 2,
      }),
    ).toEqual({ gender: 'female' });
  });

  it('drops duplicate values', () => {
    expect(parseReportAddress({ age: '30_39,30_39' })).toEqual({ age: '30_39' });
  });

  it('keeps one comparison only', () => {
    expect(parseReportAddress({ compare: 'all', earlier: UNIT })).toEqual({ compare: 'all' });
  });
});
