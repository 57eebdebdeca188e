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

/** Two names are the same if they are in one language at least; case, accents and spaces aside. */
const nameKeys = (name: Name): string[] =>
  (['fr', 'en'] as const).flatMap((language) =>
    name[language] === '' ? [] : [`${language} ${plainText(name[language])}`],
  );

/** The lines that have a key, by their places. */
const createIndex = () => {
  const places = new Map<string, number[]>();
  return {
    add: (keys: readonly string[], place: number): void => {
      for (const key of keys) places.set(key, [...(places.get(key) ?? []), place]);
    },
    find: (keys: readonly string[]): number[] =>
      keys.flatMap((key) => places.get(key) ?? []).toSorted((a, b) => a - b),
  };
};

/** Latest audit first. By hand, by id, by name: in this order, and each line once in an audit. */
export const matchUnits = (audits: readonly AuditUnits[]): readonly UnitLine[] => {
  const lines: UnitLine[] = [];
  const [byId, byName] = [createIndex(), createIndex()];
  for (const { campaignId, units, unitMatches } of audits) {
    const open = new Set(units);
    const isFree = (place: number): boolean => !lines[place]?.units.has(campaignId);
    const placeAll = (by: MatchedBy, candidates: (unit: FilteredUnit) => number[]): void => {
      for (const unit of open) {
        if (by !== 'hand' && unitMatches[unit.id] !== undefined) continue;
        const place = candidates(unit).find(isFree);
        if (place === undefined) continue;
        lines[place]?.units.set(campaignId, { unit, by });
        byId.add([unit.id], place);
        open.delete(unit);
      }
    };
    placeAll('hand', ({ id }) => {
      const match = unitMatches[id];
      return typeof match === 'string' ? byId.find([match]) : [];
    });
    placeAll('same', ({ id }) => byId.find([id]));
    placeAll('name', ({ name }) => byName.find(nameKeys(name)));
    for (const unit of open) {
      const by = unitMatches[unit.id] === null ? 'hand' : 'none';
      const place = lines.push({
        id: unit.id,
        name: unit.name,
        units: new Map([[campaignId, { unit, by }]]),
      });
      byId.add([unit.id], place - 1);
      byName.add(nameKeys(unit.name), place - 1);
    }
  }
  return lines;
};
