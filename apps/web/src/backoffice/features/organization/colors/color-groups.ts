import type { Theme } from '@cadran/contract';

/** The eleven colours of the spec (section 3), by use. */
export const COLOR_GROUPS = {
  brand: ['primarycolor', 'secondarycolor'],
  header: ['colorheaderfooter', 'colorheaderfootertext', 'colorheaderfootertextlight'],
  messages: ['successcolor', 'infocolor', 'warningcolor', 'dangercolor'],
  grounds: ['lightcolor', 'darkcolor'],
} as const satisfies Record<string, readonly (keyof Theme)[]>;

export type ColorGroup = keyof typeof COLOR_GROUPS;
export const COLOR_GROUP_NAMES = Object.keys(COLOR_GROUPS) as ColorGroup[];
export const THEME_FIELDS: readonly (keyof Theme)[] = Object.values(COLOR_GROUPS).flat();
