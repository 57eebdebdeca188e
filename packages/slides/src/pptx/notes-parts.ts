import type { Language } from '@cadran/contract/codes';
import type { Part } from './office-package.ts';
import { shapeTree } from './shapes.ts';
import { paragraphXml } from './text.ts';
import { PRESENTATION_NAMESPACES, schemeFill, transform, XML } from './xml.ts';

const TYPES = 'application/vnd.openxmlformats-officedocument.presentationml';
const PICTURE = { x: 27, y: 54, width: 486, height: 273 };
const TEXT = { x: 54, y: 346, width: 432, height: 320 };
const SIZE = 12;

const image = (id: number, own: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Slide image"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"${own === '' ? '' : ' idx="2"'}/></p:nvPr></p:nvSpPr><p:spPr>${own}</p:spPr></p:sp>`;

const body = (id: number, own: string, index: string, paragraphs: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body"${index}/></p:nvPr></p:nvSpPr><p:spPr>${own}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`;

const RECTANGLE = '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';

export const NOTES_MASTER: Part = {
  path: 'ppt/notesMasters/notesMaster1.xml',
  contentType: `${TYPES}.notesMaster+xml`,
  content: `${XML}<p:notesMaster ${PRESENTATION_NAMESPACES}><p:cSld><p:bg><p:bgPr>${schemeFill('bg1')}<a:effectLst/></p:bgPr></p:bg>${shapeTree(
    image(2, transform(PICTURE, 'a:xfrm') + RECTANGLE) +
      body(
        3,
        transform(TEXT, 'a:xfrm') + RECTANGLE,
        ' sz="quarter" idx="1"',
        '<a:p><a:endParaRPr lang="en-GB"/></a:p>',
      ),
  )}</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:notesStyle><a:lvl1pPr marL="0" algn="l"><a:defRPr sz="1200">${schemeFill('tx1')}<a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr></p:notesStyle></p:notesMaster>`,
  relationships: [{ kind: 'theme', to: 'ppt/theme/theme2.xml' }],
};

/** What to say on a page; its headings are bold. */
export const notesPart = (
  number: number,
  notes: readonly string[],
  headings: readonly string[],
  language: Language,
): Part => ({
  path: `ppt/notesSlides/notesSlide${number}.xml`,
  contentType: `${TYPES}.notesSlide+xml`,
  content: `${XML}<p:notes ${PRESENTATION_NAMESPACES}><p:cSld>${shapeTree(
    image(2, '') +
      body(
        3,
        '',
        ' idx="1"',
        notes
          .map((text) =>
            paragraphXml(text, { size: SIZE, language, bold: headings.includes(text) }),
          )
          .join(''),
      ),
  )}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`,
  relationships: [
    { kind: 'notesMaster', to: NOTES_MASTER.path },
    { kind: 'slide', to: `ppt/slides/slide${number}.xml` },
  ],
});
