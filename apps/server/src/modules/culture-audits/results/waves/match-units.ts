import type { OrganizationalUnit } from '@cadran/contract';
import type { FilteredUnit } from '../grouped-units.ts';

type Name = OrganizationalUnit['name'];

/** The units or groups of units of one audit, and what was matched by hand. */
export interface AuditUnits {
  readonly campaignId: string;
  readonly units: readonly FilteredUnit[];
  readonly unitMatches: Readonly<Record<string, string | null>>;
}

type MatchedBy = 'same' | 'name' | 'hand' | 'none';

/** The same unit over time: at most one of each audit, named as in the latest that has it. */
export interface UnitLine {
  readonly id: string;
  readonly name: Name;
  /** Campaign -> unit. */
  readonly units: Map<string, { readonly unit: FilteredUnit; readonly by: MatchedBy }>;
}

const plainText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/** In one language at least; case, accents and spaces aside. */
const isSameName = (a: Name, b: Name): boolean =>
  (['fr', 'en'] as const).some(
    (language) => a[language] !== '' && plainText(a[language]) === plainText(b[language]),
  );

/** Latest audit first. By hand, by id, by name: in this order, and each line once in an audit. */
export const matchUnits = (audits: readonly AuditUnits[]): readonly UnitLine[] => {
  const lines: UnitLine[] = [];
  for (const { campaignId, units, unitMatches } of audits) {
    const open = new Set(units);
    const place = (line: UnitLine, unit: FilteredUnit, by: MatchedBy): void => {
      if (line.units.has(campaignId)) return;
      line.units.set(campaignId, { unit, by });
      open.delete(unit);
    };
    const placeAll = (
      by: MatchedBy,
      isOf: (line: UnitLine, unit: FilteredUnit) => boolean,
    ): void => {
      for (const unit of open) {
        if (by !== 'hand' && unitMatches[unit.id] !== undefined) continue;
        const line = lines.find((one) => !one.units.has(campaignId) && isOf(one, unit));
        if (line) place(line, unit, by);
      }
    };
    const holds = (line: UnitLine, id: string): boolean =>
      [...line.units.values()].some(({ unit }) => unit.id === id);
    placeAll('hand', (line, unit) => {
      const match = unitMatches[unit.id];
      return typeof match === 'string' && holds(line, match);
    });
    placeAll('same', (line, unit) => holds(line, unit.id));
    placeAll('name', (line, unit) => isSameName(line.name, unit.name));
    for (const unit of open) {
      const by = unitMatches[unit.id] === null ? 'hand' : 'none';
      lines.push({ id: unit.id, name: unit.name, units: new Map([[campaignId, { unit, by }]]) });
    }
  }
  return lines;
};
