import type { Deck, DeckSlide, PointChart } from '@cadran/reports';
import { chartParts, DIAGRAM_PLOT } from '../chart/chart-part.ts';
import { fitTable } from '../layout/fit-table.ts';
import { fitText } from '../layout/fit-text.ts';
import { chartShare, GUTTER, PLACES } from '../layout/page.ts';
import { notesPart } from './notes-parts.ts';
import type { Part } from './office-package.ts';
import {
  chartFrame,
  footerPlaceholders,
  placeholder,
  shapeTree,
  tableFrame,
  textBox,
} from './shapes.ts';
import { type Box, PRESENTATION_NAMESPACES, XML } from './xml.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.slide+xml';
const TITLE_SIZES = [28, 26, 24, 22, 20] as const;
const LEAD_SIZES = [18, 17, 16, 15, 14, 13, 12] as const;
const POINT_SIZES = [22, 20, 18, 17, 16, 15, 14, 13, 12] as const;
const SMALL_SIZES = [12, 11, 10] as const;

interface Written {
  readonly shapes: string;
  readonly left: readonly string[];
}

const slideXml = (shapes: string): string =>
  `${XML}<p:sld ${PRESENTATION_NAMESPACES}><p:cSld>${shapeTree(shapes)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;

/** The four cultures in the corners of the diagram. */
const cornerNames = ({ types }: PointChart, box: Box, deck: Deck, first: number): string => {
  const plot = {
    x: box.x + DIAGRAM_PLOT.x * box.width,
    y: box.y + DIAGRAM_PLOT.y * box.height,
    width: DIAGRAM_PLOT.width * box.width,
    height: DIAGRAM_PLOT.height * box.height,
  };
  const size = { width: plot.width / 2 - 12, height: 18 };
  const [left, right] = [plot.x + 6, plot.x + plot.width - size.width - 6];
  const [top, bottom] = [plot.y + 5, plot.y + plot.height - size.height - 5];
  const corners = [
    { name: types.clan, color: 'accent3', x: left, y: top, align: 'l' },
    { name: types.adhocracy, color: 'accent4', x: right, y: top, align: 'r' },
    { name: types.hierarchy, color: 'accent6', x: left, y: bottom, align: 'l' },
    { name: types.market, color: 'accent5', x: right, y: bottom, align: 'r' },
  ] as const;
  return corners
    .map(({ name, align, x, y }, place) =>
      textBox({ id: first + place, name }, { ...size, x, y }, [name], {
        size: 13,
        bold: true,
        align,
        language: deck.language,
      }),
    )
    .join('');
};

/** A chart with its table beside it, a table alone, or sentences. */
const body = (slide: DeckSlide, deck: Deck, box: Box): Written => {
  const { language } = deck;
  const { chart, table, points = [], title } = slide;
  const share = table ? chartShare(table) : 1;
  const chartBox = { ...box, width: table ? box.width * share - GUTTER : box.width };
  const tableBox = chart
    ? { ...box, x: box.x + box.width * share, width: box.width * (1 - share) }
    : box;
  const fitted = table && fitTable(table, tableBox, chart ? 14 : 18);
  const text = fitText(points, box, POINT_SIZES);
  return {
    shapes: [
      chart ? chartFrame({ id: 10, name: title }, chartBox, 'rId3', chart.description) : '',
      chart?.kind === 'points' ? cornerNames(chart, chartBox, deck, 20) : '',
      fitted ? tableFrame({ id: 11, name: title }, tableBox, fitted, { language }, title) : '',
      points.length > 0
        ? textBox({ id: 12, name: title }, box, text.paragraphs, {
            size: text.size,
            language,
            bullets: points.length > 1,
          })
        : '',
    ].join(''),
    left: [...text.left, ...(fitted?.left ?? []).map((row) => row.join(', '))],
  };
};

const pageShapes = (slide: DeckSlide, deck: Deck): Written => {
  const { language } = deck;
  const { title, lead = '', small = '' } = slide;
  const fittedTitle = fitText([title], PLACES.title, TITLE_SIZES, 600);
  const fittedLead = fitText(lead === '' ? [] : [lead], PLACES.lead, LEAD_SIZES);
  const fittedSmall = fitText(small === '' ? [] : [small], PLACES.small, SMALL_SIZES);
  const top = lead === '' ? PLACES.lead.y + 6 : PLACES.body.y;
  const bottom = small === '' ? PLACES.small.y + PLACES.small.height : PLACES.small.y - 6;
  const content = body(slide, deck, { ...PLACES.body, y: top, height: bottom - top });
  return {
    shapes: [
      placeholder({ id: 2, name: 'Title' }, 'title', fittedTitle.paragraphs[0] ?? title, {
        size: fittedTitle.size,
        bold: true,
        color: 'tx2',
        language,
      }),
      lead === ''
        ? ''
        : textBox({ id: 3, name: 'Lead' }, PLACES.lead, fittedLead.paragraphs, {
            size: fittedLead.size,
            language,
          }),
      content.shapes,
      small === ''
        ? ''
        : textBox(
            { id: 4, name: 'Note' },
            PLACES.small,
            fittedSmall.paragraphs,
            { size: fittedSmall.size, language },
            'b',
          ),
      footerPlaceholders(5, fitText([deck.footer], PLACES.footer, [10], 400).paragraphs[0] ?? '', {
        size: 10,
        language,
      }),
    ].join(''),
    left: [...fittedTitle.left, ...fittedLead.left, ...content.left, ...fittedSmall.left],
  };
};

/** The first page. */
export const coverParts = (deck: Deck, headings: readonly string[]): readonly Part[] => {
  const { language, title, subtitle, facts, notes } = deck;
  const fittedTitle = fitText([title], PLACES.coverTitle, [40, 36, 32, 28], 600);
  const fittedSubtitle = fitText([subtitle], PLACES.coverSubtitle, [24, 22, 20, 18, 16]);
  const fittedFacts = fitText(facts, PLACES.coverFacts, [18, 16, 14, 12]);
  const shapes = [
    placeholder({ id: 2, name: 'Title' }, 'ctrTitle', fittedTitle.paragraphs[0] ?? title, {
      size: fittedTitle.size,
      bold: true,
      color: 'tx2',
      language,
    }),
    placeholder({ id: 3, name: 'Subtitle' }, 'subTitle', fittedSubtitle.paragraphs[0] ?? '', {
      size: fittedSubtitle.size,
      language,
    }),
    textBox({ id: 4, name: 'Facts' }, PLACES.coverFacts, fittedFacts.paragraphs, {
      size: fittedFacts.size,
      language,
    }),
  ].join('');
  const left = [...fittedTitle.left, ...fittedSubtitle.left, ...fittedFacts.left];
  return [
    {
      path: 'ppt/slides/slide1.xml',
      contentType: TYPE,
      content: slideXml(shapes),
      relationships: [
        { kind: 'slideLayout', to: 'ppt/slideLayouts/slideLayout1.xml' },
        { kind: 'notesSlide', to: 'ppt/notesSlides/notesSlide1.xml' },
      ],
    },
    notesPart(1, [...notes, ...left], headings, language),
  ];
};

/** A page, its notes, and its chart with its workbook; what had no room on it stands in the notes. */
export const slideParts = (
  slide: DeckSlide,
  number: number,
  deck: Deck,
  headings: readonly string[],
): readonly Part[] => {
  const { shapes, left } = pageShapes(slide, deck);
  const chart = slide.chart ? chartParts(slide.chart, number, deck.headings) : [];
  return [
    {
      path: `ppt/slides/slide${number}.xml`,
      contentType: TYPE,
      content: slideXml(shapes),
      relationships: [
        { kind: 'slideLayout', to: 'ppt/slideLayouts/slideLayout2.xml' },
        { kind: 'notesSlide', to: `ppt/notesSlides/notesSlide${number}.xml` },
        ...(chart[0] ? [{ kind: 'chart', to: chart[0].path }] : []),
      ],
    },
    notesPart(number, [...slide.notes, ...left], headings, deck.language),
    ...chart,
  ];
};
