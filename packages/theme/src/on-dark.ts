import { readable, TEXT_CONTRAST } from './contrast.ts';
import { NEUTRALS } from './neutrals.ts';

const { light, dark } = NEUTRALS;
/** What neutrals are drawn with. */
const INKS = new Map<string, string>(
  (['ink', 'ink-soft', 'data'] as const).map((name) => [light[name], dark[name]]),
);

/** What is drawn on a light ground, for the dark one: inks have a counterpart, other colours keep their hue. */
export const onDark = (color: string): string =>
  INKS.get(color) ?? readable(color, [dark.deep, dark.surface, dark.page], TEXT_CONTRAST);
