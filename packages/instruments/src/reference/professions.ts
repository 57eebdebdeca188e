import type { ReferenceEntry, Text } from '../types.ts';
import { AGRICULTURE } from './professions/agriculture.ts';
import { ARMED_FORCES } from './professions/armed-forces.ts';
import { CLERKS } from './professions/clerks.ts';
import { CRAFTS } from './professions/crafts.ts';
import { ELEMENTARY } from './professions/elementary.ts';
import { MANAGERS } from './professions/managers.ts';
import { OPERATORS } from './professions/operators.ts';
import { PROFESSIONALS } from './professions/professionals.ts';
import { SERVICES } from './professions/services.ts';
import { TECHNICIANS } from './professions/technicians.ts';

export interface Profession extends ReferenceEntry {
  /** Job titles of the group, for search. */
  readonly examples: Text;
}

/** ISCO-08: the 130 minor groups by their three digits; the wording is our own. */
export const PROFESSIONS: readonly Profession[] = [
  ...MANAGERS,
  ...PROFESSIONALS,
  ...TECHNICIANS,
  ...CLERKS,
  ...SERVICES,
  ...AGRICULTURE,
  ...CRAFTS,
  ...OPERATORS,
  ...ELEMENTARY,
  ...ARMED_FORCES,
].map(([code, fr, en, examplesFr, examplesEn]) => ({
  code,
  name: { fr, en },
  examples: { fr: examplesFr, en: examplesEn },
}));
