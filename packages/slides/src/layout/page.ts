import type { Box } from '../pptx/xml.ts';

/** A page of 16 to 9, in points. */
export const PAGE = { width: 960, height: 540 } as const;

const MARGIN = 44;
const INNER = PAGE.width - 2 * MARGIN;

/** Where the parts of a page stand; the layouts in the file say the same of title, foot and number. */
export const PLACES = {
  strip: { x: 0, y: 0, width: 12, height: PAGE.height },
  title: { x: MARGIN, y: 26, width: 720, height: 46 },
  /** The logo is as wide as it needs to be, up to the right edge of this. */
  logo: { x: PAGE.width - MARGIN - 130, y: 26, width: 130, height: 46 },
  lead: { x: MARGIN, y: 76, width: INNER, height: 58 },
  body: { x: MARGIN, y: 140, width: INNER, height: 326 },
  small: { x: MARGIN, y: 470, width: INNER, height: 32 },
  footer: { x: MARGIN, y: 508, width: INNER - 80, height: 20 },
  number: { x: PAGE.width - MARGIN - 60, y: 508, width: 60, height: 20 },
  coverTitle: { x: 72, y: 170, width: 816, height: 96 },
  coverSubtitle: { x: 72, y: 276, width: 816, height: 76 },
  coverFacts: { x: 72, y: 372, width: 816, height: 84 },
  coverLogo: { x: 72, y: 60, width: 220, height: 70 },
} as const satisfies Record<string, Box>;

/** Of a page with chart and table beside each other: what the chart gets; less where the table has many columns. */
export const chartShare = ({ columns }: { readonly columns: readonly string[] }): number =>
  columns.length > 4 ? 0.44 : 0.56;
export const GUTTER = 20;
