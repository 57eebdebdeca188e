import { printableText } from '@cadran/charts/models';

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';

/** Kinds of relationships between parts (ECMA-376). */
export const RELATIONS = `${OFFICE}/relationships`;
export const CHART = `${DRAWING}/chart`;
export const TABLE = `${DRAWING}/table`;
export const MAIN = `${DRAWING}/main`;

/** Namespaces that the root of every part of a presentation declares. */
export const PRESENTATION_NAMESPACES = `xmlns:a="${MAIN}" xmlns:r="${RELATIONS}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;

/** Text that people typed, as XML: characters that it cannot hold are left out. */
export const escapeXml = (text: string): string =>
  printableText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Points as the format counts them. */
export const emu = (points: number): number => Math.round(points * 12_700);

/** A place on a page, in points. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const transform = ({ x, y, width, height }: Box, name: 'a:xfrm' | 'p:xfrm'): string =>
  `<${name}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></${name}>`;

/** A colour of the presentation's theme. */
export const schemeFill = (color: string): string =>
  `<a:solidFill><a:schemeClr val="${color}"/></a:solidFill>`;
