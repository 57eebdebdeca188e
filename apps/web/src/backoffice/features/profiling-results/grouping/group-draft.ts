import { PROFILING_LIMITS, type UnitGroup, type UnitGroups } from '@cadran/contract';
import { formatList, type Language } from '@cadran/i18n';
import { inLanguage } from '../../../../language/in-language.ts';

type Unit = UnitGroups['units'][number];

/** "Sales, Purchasing and Stock", cut where a name must end. */
const joined = (units: readonly Unit[], language: Language): string => {
  const names = formatList(
    units.map(({ name }) => inLanguage(name, language)),
    language,
  );
  const max = PROFILING_LIMITS.unitNameMax;
  return names.length <= max ? names : `${names.slice(0, max - 1).trimEnd()}…`;
};

/** A group under the names of its units, until somebody finds a better one. */
export const namedGroup = (
  id: string,
  unitIds: readonly string[],
  units: readonly Unit[],
): UnitGroup => {
  const members = units.filter((unit) => unitIds.includes(unit.id));
  return {
    id,
    name: { fr: joined(members, 'fr'), en: joined(members, 'en') },
    unitIds: members.map((unit) => unit.id),
  };
};
