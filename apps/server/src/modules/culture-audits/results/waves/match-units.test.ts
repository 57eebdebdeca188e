import { describe, expect, it } from 'vitest';
import { type AuditUnits, matchUnits } from './match-units.ts';

const unit = (id: string, fr: string, en = '') => ({ id, name: { fr, en } });
const audit = (
  campaignId: string,
  units: AuditUnits['units'],
  unitMatches: AuditUnits['unitMatches'] = {},
): AuditUnits => ({ campaignId, units, unitMatches });

/** Each line as the units of its audits, latest first. */
const linesOf = (...audits: AuditUnits[]): string[] =>
  matchUnits(audits).map(({ units }) =>
    [...units].map(([campaignId, one]) => `${campaignId}:${one.unit.id}/${one.by}`).join(' '),
  );

describe('units of a series', () => {
  it('belong together by their id, whatever their name', () => {
    expect(
      linesOf(audit('new', [unit('a', 'Ventes')]), audit('old', [unit('a', 'Commerce')])),
    ).toEqual(['new:a/none old:a/same']);
  });

  it('belong together by a name in either language, accents and case aside', () => {
    const latest = audit('new', [unit('a', 'Création', 'Design'), unit('b', '', 'Sales')]);
    const older = audit('old', [unit('x', ' creation'), unit('y', 'Ventes', 'SALES')]);
    expect(linesOf(latest, older)).toEqual(['new:a/none old:x/name', 'new:b/none old:y/name']);
  });

  it('do not belong together because both lack a name', () => {
    expect(linesOf(audit('new', [unit('a', 'A')]), audit('old', [unit('x', '', '')]))).toEqual([
      'new:a/none',
      'old:x/none',
    ]);
  });

  it('follow what was matched by hand before id and name', () => {
    const latest = audit('new', [unit('a', 'Ventes'), unit('b', 'Conseil')]);
    const older = audit('old', [unit('a', 'Ventes'), unit('x', 'Conseil')], { a: 'b', x: null });
    expect(linesOf(latest, older)).toEqual(['new:a/none', 'new:b/none old:a/hand', 'old:x/hand']);
  });

  it('have at most one unit of an audit on a line', () => {
    const latest = audit('new', [unit('a', 'Ventes')]);
    const older = audit('old', [unit('x', 'Nord'), unit('y', 'Sud')], { x: 'a', y: 'a' });
    expect(linesOf(latest, older)).toEqual(['new:a/none old:x/hand', 'old:y/none']);
  });

  it('are found again past an audit that lacks them', () => {
    const audits = [
      audit('3', [unit('a', 'Ventes')]),
      audit('2', []),
      audit('1', [unit('x', 'Ventes')]),
    ];
    expect(linesOf(...audits)).toEqual(['3:a/none 1:x/name']);
  });
});
