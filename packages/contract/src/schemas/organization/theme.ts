import { z } from 'zod';
import { color } from '../base/basics.ts';

/** The eleven colours an organisation chooses, in the spec's own lower-case names. */
export const theme = z.strictObject({
  primarycolor: color,
  secondarycolor: color,
  successcolor: color,
  infocolor: color,
  warningcolor: color,
  dangercolor: color,
  lightcolor: color,
  darkcolor: color,
  colorheaderfooter: color,
  colorheaderfootertext: color,
  colorheaderfootertextlight: color,
});
export type Theme = z.infer<typeof theme>;
