import { readable, TEXT_CONTRAST } from './color/contrast.ts';
import { NEUTRALS } from './neutrals.ts';

const { light, dark } = NEUTRALS;
/** What neutrals are drawn with. */
const INKS = new Map<string, string>(
  (['ink', 'ink-soft', 'data'] as const).map((name) => [light[name], dark[name]]),
);

/** What is drawn on a light ground, for the dark one: inks have a counterpart, other colours keep their hue. */
export const onDark = (color: string): string =>
  INKS.get(color) ?? readable(color, [dark.deep, dark.surface, dark.page], TEXT_CONTRAST);

const { CSS } = globalThis as { CSS?: { supports?: (property: string, value: string) => boolean } };

/** Not where there is no browser, nor in those before 2024: these show light colours only. */
export const HAS_LIGHT_DARK = CSS?.supports?.('color', 'light-dark(#000, #fff)') ?? false;
