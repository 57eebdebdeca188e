import { PLACES } from '../layout/page.ts';
import { type Logo, logoBox } from './logo.ts';
import type { Part } from './office-package.ts';
import { picture, shapeTree } from './shapes.ts';
import { type Box, PRESENTATION_NAMESPACES, schemeFill, transform, XML } from './xml.ts';

const TYPES = 'application/vnd.openxmlformats-officedocument.presentationml';
const COLOR_MAP =
  'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"';

const INSETS = 'lIns="0" tIns="0" rIns="0" bIns="0"';

const place = (
  id: number,
  name: string,
  kind: string,
  box: Box,
  anchor: 't' | 'ctr' | 'b',
  style: string,
  text = '',
): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${kind}/></p:nvPr></p:nvSpPr><p:spPr>${transform(box, 'a:xfrm')}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr ${INSETS} anchor="${anchor}"><a:normAutofit/></a:bodyPr><a:lstStyle>${style}</a:lstStyle><a:p>${text}<a:endParaRPr lang="en-GB"/></a:p></p:txBody></p:sp>`;

const level = (size: number, color: string, bold = false, align = 'l'): string =>
  `<a:lvl1pPr marL="0" indent="0" algn="${align}"><a:buNone/><a:defRPr sz="${size * 100}"${bold ? ' b="1"' : ''}>${schemeFill(color)}<a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr>`;

const NUMBER =
  '<a:fld id="{6B5A3F1C-9C1D-4C55-8E0B-2F6D7A1B9E10}" type="slidenum"><a:rPr lang="en-GB"/><a:t>‹#›</a:t></a:fld>';

const footers = (first: number): string =>
  place(
    first,
    'Footer',
    'type="ftr" sz="quarter" idx="11"',
    PLACES.footer,
    'ctr',
    level(10, 'tx1'),
  ) +
  place(
    first + 1,
    'Slide number',
    'type="sldNum" sz="quarter" idx="12"',
    PLACES.number,
    'ctr',
    level(10, 'tx1', false, 'r'),
    NUMBER,
  );

const rectangle = (id: number, box: Box, color: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Colour"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${transform(box, 'a:xfrm')}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${schemeFill(color)}<a:ln><a:noFill/></a:ln></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en-GB"/></a:p></p:txBody></p:sp>`;

const title = (id: number, kind: string, box: Box, size: number, color: string): string =>
  place(id, 'Title', kind, box, 'ctr', level(size, color, true));

const otherLevels = (size: number): string =>
  Array.from(
    { length: 9 },
    (_, index) =>
      `<a:lvl${index + 1}pPr marL="${index * 228_600}" indent="0" algn="l"><a:buNone/><a:defRPr sz="${size * 100}">${schemeFill('tx1')}<a:latin typeface="+mn-lt"/></a:defRPr></a:lvl${index + 1}pPr>`,
  ).join('');

/** The master of all pages, with a layout for the first page and one for all others. */
export const masterParts = (logo: Logo | null): readonly Part[] => {
  const logoIn = (id: number, box: Box, side: 'l' | 'r'): string =>
    logo === null
      ? ''
      : picture({ id, name: 'Logo' }, logoBox(logo, box, side), 'rId2', logo.organization);
  const layout = (number: number, name: string, kind: string, shapes: string): Part => ({
    path: `ppt/slideLayouts/slideLayout${number}.xml`,
    contentType: `${TYPES}.slideLayout+xml`,
    content: `${XML}<p:sldLayout ${PRESENTATION_NAMESPACES} type="${kind}" preserve="1"><p:cSld name="${name}">${shapeTree(shapes)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
    relationships: [
      { kind: 'slideMaster', to: 'ppt/slideMasters/slideMaster1.xml' },
      ...(logo === null ? [] : [{ kind: 'image', to: 'ppt/media/logo.png' }]),
    ],
  });
  return [
    {
      path: 'ppt/slideMasters/slideMaster1.xml',
      contentType: `${TYPES}.slideMaster+xml`,
      content: `${XML}<p:sldMaster ${PRESENTATION_NAMESPACES}><p:cSld><p:bg><p:bgPr>${schemeFill('bg1')}<a:effectLst/></p:bgPr></p:bg>${shapeTree(
        title(2, 'type="title"', PLACES.title, 28, 'tx2') +
          place(3, 'Text', 'type="body" idx="1"', PLACES.body, 't', '') +
          footers(4),
      )}</p:cSld><p:clrMap ${COLOR_MAP}/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/><p:sldLayoutId id="2147483650" r:id="rId2"/></p:sldLayoutIdLst><p:hf hdr="0" dt="0"/><p:txStyles><p:titleStyle><a:lvl1pPr algn="l"><a:buNone/><a:defRPr sz="2800" b="1">${schemeFill('tx2')}<a:latin typeface="+mj-lt"/></a:defRPr></a:lvl1pPr></p:titleStyle><p:bodyStyle>${otherLevels(18)}</p:bodyStyle><p:otherStyle>${otherLevels(18)}</p:otherStyle></p:txStyles></p:sldMaster>`,
      relationships: [
        { kind: 'slideLayout', to: 'ppt/slideLayouts/slideLayout1.xml' },
        { kind: 'slideLayout', to: 'ppt/slideLayouts/slideLayout2.xml' },
        { kind: 'theme', to: 'ppt/theme/theme1.xml' },
      ],
    },
    layout(
      1,
      'First page',
      'title',
      rectangle(2, { ...PLACES.strip, width: 40 }, 'accent1') +
        title(3, 'type="ctrTitle"', PLACES.coverTitle, 40, 'tx2') +
        place(
          4,
          'Subtitle',
          'type="subTitle" idx="1"',
          PLACES.coverSubtitle,
          't',
          level(24, 'tx1'),
        ) +
        logoIn(5, PLACES.coverLogo, 'l'),
    ),
    layout(
      2,
      'Page',
      'titleOnly',
      rectangle(2, PLACES.strip, 'accent1') +
        title(3, 'type="title"', PLACES.title, 28, 'tx2') +
        footers(4) +
        logoIn(6, PLACES.logo, 'r'),
    ),
  ];
};
