import type { Deck, DeckChart, PointChart, SeriesStyle } from '@cadran/reports';
import type { Part } from '../pptx/office-package.ts';
import { CHART, escapeXml, MAIN, RELATIONS, schemeFill, XML } from '../pptx/xml.ts';
import { categoryAxis, valueAxis } from './axes.ts';
import { chartSheet, type FigureRange, type Range } from './chart-sheet.ts';
import { workbook } from './workbook.ts';

/** The theme's colour of each look, and whether it is drawn as an outline. */
const LOOKS: Readonly<Record<SeriesStyle, { readonly color: string; readonly hollow: boolean }>> = {
  first: { color: 'accent1', hollow: false },
  first_outlined: { color: 'accent1', hollow: true },
  second: { color: 'accent2', hollow: false },
  second_outlined: { color: 'accent2', hollow: true },
  clan: { color: 'accent3', hollow: false },
  adhocracy: { color: 'accent4', hollow: false },
  market: { color: 'accent5', hollow: false },
  hierarchy: { color: 'accent6', hollow: false },
};
/** Tell series apart where colours do not, and the two sides of a group: some programs draw no outlines of points. */
const MARKERS: Readonly<Record<SeriesStyle, string>> = {
  first: 'circle',
  first_outlined: 'diamond',
  second: 'square',
  second_outlined: 'triangle',
  clan: 'circle',
  adhocracy: 'triangle',
  market: 'square',
  hierarchy: 'diamond',
};

const strings = ({ reference, values }: Range<string>): string =>
  `<c:strRef><c:f>${reference}</c:f><c:strCache><c:ptCount val="${values.length}"/>${values
    .map((text, index) => `<c:pt idx="${index}"><c:v>${escapeXml(text)}</c:v></c:pt>`)
    .join('')}</c:strCache></c:strRef>`;

const numbers = ({ reference, values }: Range<number | null>): string =>
  `<c:numRef><c:f>${reference}</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="${values.length}"/>${values
    .map((value, index) =>
      value === null ? '' : `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`,
    )
    .join('')}</c:numCache></c:numRef>`;

/** The lines of an interval. */
const errorBars = ({ lines }: FigureRange, direction: 'x' | 'y' | null): string =>
  lines
    ? `<c:errBars>${direction === null ? '' : `<c:errDir val="${direction}"/>`}<c:errBarType val="both"/><c:errValType val="cust"/><c:noEndCap val="0"/><c:plus>${numbers(lines.above)}</c:plus><c:minus>${numbers(lines.below)}</c:minus><c:spPr><a:ln w="15875">${schemeFill('tx1')}</a:ln></c:spPr></c:errBars>`
    : '';

const filled = (style: SeriesStyle): string => {
  const { color, hollow } = LOOKS[style];
  return `<c:spPr>${schemeFill(hollow ? 'bg2' : color)}<a:ln w="19050">${schemeFill(color)}</a:ln></c:spPr>`;
};

const marker = (style: SeriesStyle, size: number): string => {
  const { color } = LOOKS[style];
  return `<c:marker><c:symbol val="${MARKERS[style]}"/><c:size val="${size}"/><c:spPr>${schemeFill(color)}<a:ln w="19050">${schemeFill(color)}</a:ln></c:spPr></c:marker>`;
};

const plotOf = (chart: DeckChart, sheet: ReturnType<typeof chartSheet>): string => {
  const seriesXml = (
    of: (series: (typeof sheet.series)[number], style: SeriesStyle) => string,
  ): string =>
    sheet.series
      .map((series, index) => {
        const style = chart.series[index]?.style ?? 'first';
        return `<c:ser><c:idx val="${index}"/><c:order val="${index}"/><c:tx>${strings(series.name)}</c:tx>${of(series, style)}</c:ser>`;
      })
      .join('');
  const categories = `<c:cat>${strings(sheet.categories)}</c:cat>`;
  const axes = '<c:axId val="111111111"/><c:axId val="222222222"/>';
  switch (chart.kind) {
    case 'bars':
    case 'stack': {
      const isStack = chart.kind === 'stack';
      // Lines of several stacked parts would hide each other: their intervals are in the sheet.
      return `<c:barChart><c:barDir val="bar"/><c:grouping val="${isStack ? 'stacked' : 'clustered'}"/><c:varyColors val="0"/>${seriesXml(
        ({ y }, style) =>
          `${filled(style)}<c:invertIfNegative val="0"/>${isStack ? '' : errorBars(y, null)}${categories}<c:val>${numbers(y)}</c:val>`,
      )}<c:gapWidth val="60"/><c:overlap val="${isStack ? 100 : -10}"/>${axes}</c:barChart>${categoryAxis('l', true)}${valueAxis({ id: 2, position: 'b', scale: chart.scale, atEnd: true })}`;
    }
    case 'lines':
      return `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${seriesXml(
        ({ y }, style) =>
          `<c:spPr><a:ln w="28575">${schemeFill(LOOKS[style].color)}</a:ln></c:spPr>${marker(style, 8)}${errorBars(y, 'y')}${categories}<c:val>${numbers(y)}</c:val><c:smooth val="0"/>`,
      )}<c:marker val="1"/>${axes}</c:lineChart>${categoryAxis('b', false)}${valueAxis({ id: 2, position: 'l', scale: chart.scale })}`;
    case 'points':
      return `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${seriesXml(
        ({ x, y }, style) =>
          `<c:spPr><a:ln w="19050"><a:noFill/></a:ln></c:spPr>${marker(style, 13)}${x ? errorBars(x, 'x') : ''}${errorBars(y, 'y')}<c:xVal>${numbers(x ?? y)}</c:xVal><c:yVal>${numbers(y)}</c:yVal><c:smooth val="0"/>`,
      )}${axes}</c:scatterChart>${diagramAxes(chart)}`;
  }
};

const diagramAxes = ({
  axes: { internal, external, stability, flexibility },
}: PointChart): string =>
  valueAxis({
    id: 1,
    position: 'b',
    scale: [-100, 100],
    title: `← ${internal} · ${external} →`,
    step: 50,
  }) +
  valueAxis({
    id: 2,
    position: 'l',
    scale: [-100, 100],
    title: `← ${stability} · ${flexibility} →`,
    step: 50,
  });

/** Where the diagram's square stands in its frame, as shares: the names of the cultures are written over it. */
export const DIAGRAM_PLOT = { x: 0.11, y: 0.02, width: 0.87, height: 0.76 } as const;

const manualLayout = ({ x, y, width, height }: typeof DIAGRAM_PLOT): string =>
  `<c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/><c:x val="${x}"/><c:y val="${y}"/><c:w val="${width}"/><c:h val="${height}"/></c:manualLayout></c:layout>`;

const textSize = (size: number): string =>
  `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${size * 100}">${schemeFill('tx1')}</a:defRPr></a:pPr><a:endParaRPr lang="en-GB"/></a:p></c:txPr>`;

/** A chart that can be edited, with the workbook that holds its figures. */
export const chartParts = (
  chart: DeckChart,
  number: number,
  headings: Deck['headings'],
): readonly [chart: Part, workbook: Part] => {
  const sheet = chartSheet(chart, headings);
  const book: Part = {
    path: `ppt/embeddings/chart${number}.xlsx`,
    content: workbook(sheet.rows),
  };
  const legend =
    chart.series.length > 1
      ? `<c:legend><c:legendPos val="b"/><c:overlay val="0"/>${textSize(12)}</c:legend>`
      : '';
  return [
    {
      path: `ppt/charts/chart${number}.xml`,
      contentType: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
      content: `${XML}<c:chartSpace xmlns:c="${CHART}" xmlns:a="${MAIN}" xmlns:r="${RELATIONS}"><c:date1904 val="0"/><c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea>${chart.kind === 'points' ? manualLayout(DIAGRAM_PLOT) : '<c:layout/>'}${plotOf(chart, sheet)}</c:plotArea>${legend}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${textSize(12)}<c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`,
      relationships: [{ kind: 'package', to: book.path }],
    },
    book,
  ];
};
