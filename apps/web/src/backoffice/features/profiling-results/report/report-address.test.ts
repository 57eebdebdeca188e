import { describe, expect, it } from 'vitest';
import { selectionOf } from '../selection-address.ts';
import { type Beside, besideOf, parseReportAddress, reportAddress } from './report-address.ts';

const UNIT = '8d3f6f0a-4f3c-4c51-9a77-0b6d5c1e2f01';

describe('the address of a report', () => {
  it.each<[string, Beside]>([
    ['alone', { kind: 'nothing' }],
    ['beside everybody', { kind: 'group', selection: {} }],
    [
      'beside a second group',
      { kind: 'group', selection: { gender: ['female'], age: ['30_39', '50_plus'] } },
    ],
    ['beside an earlier campaign', { kind: 'earlier', campaignId: UNIT }],
  ])('keeps a group %s', (_name, beside) => {
    const selection = { unit: [UNIT], tenure: ['2_4' as const, 'not_given' as const] };
    const address = parseReportAddress({ ...reportAddress(selection, beside) });
    expect(selectionOf(address)).toEqual(selection);
    expect(besideOf(address)).toEqual(beside);
  });

  it('leaves out what is not understood', () => {
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

  it('names each value once', () => {
    expect(parseReportAddress({ age: '30_39,30_39' })).toEqual({ age: '30_39' });
  });

  it('has one comparison at a time', () => {
    expect(parseReportAddress({ compare: 'all', earlier: UNIT })).toEqual({ compare: 'all' });
  });
});
