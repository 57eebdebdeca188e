import { CULTURE_DIMENSIONS, CULTURE_TYPES, LANGUAGES } from '@cadran/contract/codes';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  all,
  readPackage,
  type ReadPackage,
  readRanges,
  readSheet,
} from './testing/read-package.ts';
import {
  BRANDING,
  sampleAudit,
  SAMPLE_DECKS,
  SAMPLE_MAP,
  sampleWaves,
} from './testing/sample-decks.ts';
import { SAMPLE_ACTIONS } from './testing/sample-actions.ts';
import { writeDeck } from './write-deck.ts';

const DATE = new Date('2026-11-18T10:00:00.000Z');
const KINDS = Object.keys(SAMPLE_DECKS) as (keyof typeof SAMPLE_DECKS)[];
const CASES = LANGUAGES.flatMap((language) => KINDS.map((kind) => ({ language, kind })));

const written = (kind: keyof typeof SAMPLE_DECKS, language: 'fr' | 'en', seed = 3): ReadPackage =>
  readPackage(writeDeck(SAMPLE_DECKS[kind](language, seed), BRANDING, DATE));

const slidesOf = ({ paths }: ReadPackage): string[] =>
  paths.filter((path) => /^ppt\/slides\/slide\d+\.xml$/u.test(path));

const chartOf = (file: ReadPackage, title: string): string => {
  const slide =
    slidesOf(file).find((path) => file.text(path).includes(`<a:t>${title}</a:t>`)) ?? '';
  const target = [...file.relationshipsOf(slide).values()].find((path) =>
    path.includes('/charts/'),
  );
  return file.text(target ?? '');
};

/** The values of every series of a category chart, in order. */
const seriesValues = (chart: string): number[][] =>
  all(chart, /<c:val>(.*?)<\/c:val>/gu).map((value) =>
    all(value, /<c:v>([^<]*)<\/c:v>/gu).map(Number),
  );

/** The ends of every interval, from the lengths of its lines. */
const seriesEnds = (chart: string): (readonly [number, number])[][] =>
  all(chart, /<c:ser>(.*?)<\/c:ser>/gu).map((series) => {
    const lengths = (side: 'plus' | 'minus'): number[] =>
      all(
        new RegExp(`<c:${side}>(.*?)</c:${side}>`, 'u').exec(series)?.[1] ?? '',
        /<c:v>([^<]*)<\/c:v>/gu,
      ).map(Number);
    const [above, below] = [lengths('plus'), lengths('minus')];
    return (seriesValues(series)[0] ?? []).map(
      (value, place) => [value - (below[place] ?? 0), value + (above[place] ?? 0)] as const,
    );
  });

describe.each(CASES)('a presentation ($kind, $language)', ({ kind, language }) => {
  const file = written(kind, language);

  it('states the type of every part, and every relationship leads to one', () => {
    for (const path of file.paths) expect(file.typeOf(path), path).toBeDefined();
    for (const path of file.paths.filter((one) => one.endsWith('.xml'))) {
      const targets = file.relationshipsOf(path);
      for (const target of targets.values()) expect(file.paths, path).toContain(target);
      for (const id of all(file.text(path), /r:(?:id|embed)="(rId\d+)"/gu))
        expect([...targets.keys()], path).toContain(id);
    }
    for (const root of ['ppt/presentation.xml', 'docProps/core.xml', 'docProps/app.xml'])
      expect(file.text('_rels/.rels')).toContain(`Target="/${root}"`);
  });

  it('has eight to twelve pages, each with a title and notes', () => {
    const slides = slidesOf(file);
    expect(slides.length).toBeGreaterThanOrEqual(8);
    expect(slides.length).toBeLessThanOrEqual(12);
    expect(all(file.text('ppt/presentation.xml'), /<p:sldId /gu)).toHaveLength(slides.length);
    for (const slide of slides) {
      expect(file.text(slide)).toMatch(/<p:ph type="(?:title|ctrTitle)"\/>/u);
      const notes = [...file.relationshipsOf(slide).values()].find((path) =>
        path.includes('notesSlide'),
      );
      const paragraphs = all(file.text(notes ?? ''), /<a:t>([^<]+)<\/a:t>/gu);
      expect(paragraphs[0]).toBe(REPORT_WORDS[language].slides.say);
      expect(paragraphs.length).toBeGreaterThan(1);
    }
  });

  it('describes every chart and table, and keeps all within the page', () => {
    const [width, height] = [12_192_000, 6_858_000];
    for (const slide of slidesOf(file)) {
      const xml = file.text(slide);
      const frames = all(xml, /<p:graphicFrame>.*?<\/p:graphicFrame>/gu);
      for (const frame of frames) expect(frame).toMatch(/<p:cNvPr [^>]*descr="[^"]+"/u);
      const ids = all(xml, /<p:cNvPr id="(\d+)"/gu);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, x, y, w, h] of xml.matchAll(
        /<a:off x="(\d+)" y="(\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"\/>/gu,
      )) {
        expect(Number(x) + Number(w)).toBeLessThanOrEqual(width);
        expect(Number(y) + Number(h)).toBeLessThanOrEqual(height);
      }
    }
  });

  it('has charts whose workbook holds what they show', () => {
    const charts = file.paths.filter((path) => /^ppt\/charts\/chart\d+\.xml$/u.test(path));
    expect(charts.length).toBeGreaterThan(2);
    for (const path of charts) {
      const chart = file.text(path);
      const [workbook] = file.relationshipsOf(path).values();
      const sheet = readSheet(file.bytes(workbook ?? ''));
      const ranges = readRanges(chart);
      expect(ranges.length).toBeGreaterThan(2);
      for (const { values } of ranges)
        for (const { cell, value } of values) {
          const held = sheet.get(cell);
          expect(typeof held === 'number' ? Number(value) : value, cell).toEqual(held);
        }
    }
  });
});

describe('figures on the slides of a report', () => {
  const { report } = sampleAudit(3).group;
  const texts = REPORT_WORDS.en.profiling;
  const file = written('report', 'en');

  it('are those of the report, with their intervals', () => {
    const bars = chartOf(file, texts.culture.bars);
    for (const [place, side] of (['perceived', 'desired'] as const).entries()) {
      expect(seriesValues(bars)[place]).toEqual(
        CULTURE_TYPES.map((type) => report[side].bars[type]),
      );
      for (const [index, type] of CULTURE_TYPES.entries()) {
        const [low, high] = seriesEnds(bars)[place]?.[index] ?? [NaN, NaN];
        expect(low).toBeCloseTo(report[side].intervals?.bars[type][0] ?? NaN, 9);
        expect(high).toBeCloseTo(report[side].intervals?.bars[type][1] ?? NaN, 9);
      }
    }
    expect(seriesValues(chartOf(file, texts.sections.gaps))).toEqual([
      CULTURE_TYPES.map((type) => report.gaps[type].gap),
    ]);
    expect(seriesValues(chartOf(file, texts.sections.congruence))).toEqual(
      CULTURE_TYPES.map((type) =>
        CULTURE_DIMENSIONS.map((name) => report.perceived.dimensions?.[name].bars[type]),
      ),
    );
    const diagram = chartOf(file, texts.culture.quadrant);
    const points = (axis: 'xVal' | 'yVal'): number[] =>
      all(diagram, new RegExp(`<c:${axis}>.*?<c:v>([^<]*)</c:v>`, 'gu')).map(Number);
    expect(points('xVal')).toEqual([report.perceived.point.x, report.desired.point.x]);
    expect(points('yVal')).toEqual([report.perceived.point.y, report.desired.point.y]);
  });

  it('tell the two sides of a group apart by shape, each in a colour that can be seen', () => {
    const diagram = chartOf(written('comparison', 'en'), texts.culture.quadrant);
    const shapes = all(diagram, /<c:symbol val="(\w+)"/gu);
    expect(new Set(shapes).size).toBe(4);
    const markers = all(diagram, /<c:marker>.*?<\/c:marker>/gu).join('');
    expect(markers.includes('lumOff')).toBe(false);
  });

  it('say beside each action whether its figure moved, and the rule', () => {
    const page = slidesOf(file).find((path) => file.text(path).includes(texts.sections.actions));
    const shown = file.text(page ?? '');
    const { aim, movements, unknownBecause, reasons, rule } = texts.actions;
    for (const text of [
      `${aim.up('Clan')}. ${movements.as_wished}`,
      `${aim.down(texts.actions.figures.styles_apart)}. ${unknownBecause(reasons.no_interval)}`,
      rule,
    ])
      expect(shown).toContain(text);
    const related = [...file.relationshipsOf(page ?? '').values()];
    const notes = related.find((path) => path.includes('notesSlide')) ?? '';
    expect(file.text(notes)).toContain('+12.5 [+9.5; +15.5]');
    // What has no room stands in the notes.
    for (const action of SAMPLE_ACTIONS)
      expect(shown.includes(action.title), action.title).not.toBe(
        file.text(notes).includes(`${action.title}, `),
      );
  });

  it('are of served groups only', () => {
    const groups = chartOf(file, REPORT_WORDS.en.slides.groups);
    const served = (SAMPLE_MAP.attributes[0]?.groups ?? []).flatMap(({ figures }) =>
      figures ? [figures.gap.value] : [],
    );
    expect(seriesValues(groups)[0]).toEqual(served.toSorted((a, b) => b - a).slice(0, 10));
    expect(groups).not.toContain('Finances');
  });

  it('leave out what the report withholds', () => {
    const small = written('small', 'en');
    const titles = slidesOf(small).flatMap((path) =>
      all(small.text(path), /<p:ph type="title"\/>.*?<a:t>([^<]*)<\/a:t>/gu),
    );
    expect(titles).toContain(texts.sections.gaps);
    for (const absent of [texts.sections.congruence, REPORT_WORDS.en.slides.groups])
      expect(titles).not.toContain(absent);
  });

  it('have no lines of intervals where the report has none', () => {
    const has = (kind: keyof typeof SAMPLE_DECKS): boolean =>
      chartOf(written(kind, 'en'), texts.culture.bars).includes('<c:errBars>');
    expect([has('report'), has('earlierEngine')]).toEqual([true, false]);
  });
});

describe('figures on the slides of a series of audits', () => {
  it('are those of every audit, in the order of time', () => {
    const file = written('waves', 'en', 4);
    const { points } = sampleWaves(5).lines[0] ?? { points: [] };
    expect(seriesValues(chartOf(file, REPORT_WORDS.en.profiling.export.totalGap))).toEqual([
      points.map((point) => point?.figures?.gap.value),
    ]);
    const four = slidesOf(file).find((path) =>
      file.text(path).includes(`<a:t>${REPORT_WORDS.en.slides.fourCultures}</a:t>`),
    );
    // In the table too, with their intervals.
    expect(all(file.text(four ?? ''), /<a:t>31\.3 \[27\.0;\u00a034\.8\]<\/a:t>/gu)).toHaveLength(5);
    expect(seriesValues(chartOf(file, REPORT_WORDS.en.slides.fourCultures))).toEqual(
      CULTURE_TYPES.map((type) => points.map((point) => point?.figures?.[type].value)),
    );
    const units = chartOf(file, REPORT_WORDS.en.slides.units);
    for (const hidden of ['Atelier', 'Finances']) expect(units).not.toContain(hidden);
  });
});

describe('the look', () => {
  const deck = SAMPLE_DECKS.report('fr', 3);

  it('has the organisation’s colours, readable on white, and its logo in its proportions', async () => {
    const logo = new Uint8Array(
      await sharp({ create: { width: 300, height: 100, channels: 3, background: '#f00' } })
        .png()
        .toBuffer(),
    );
    const theme = { ...BRANDING.theme, primarycolor: '#ffe066' };
    const file = readPackage(writeDeck(deck, { ...BRANDING, theme, logo }, DATE));
    const [accent = ''] = all(
      file.text('ppt/theme/theme1.xml'),
      /<a:accent1><a:srgbClr val="(\w+)"/gu,
    );
    expect(accent).not.toBe('FFE066');
    expect(file.bytes('ppt/media/logo.png')).toEqual(logo);
    for (const number of [1, 2]) {
      const layout = file.text(`ppt/slideLayouts/slideLayout${number}.xml`);
      const [, width, height] =
        /<p:pic>.*?descr="Hélios &amp; &lt;filles&gt;".*?<a:ext cx="(\d+)" cy="(\d+)"/u.exec(
          layout,
        ) ?? [];
      expect(Number(width) / Number(height)).toBeCloseTo(3, 1);
    }
  });

  it('prints texts that people typed literally, without characters that XML cannot hold', () => {
    const hostile = { ...deck, title: 'a\u0000<b>&"c"]]>', facts: ['</a:t>'] };
    const cover = readPackage(writeDeck(hostile, BRANDING, DATE)).text('ppt/slides/slide1.xml');
    expect(cover).toContain('<a:t>a&lt;b&gt;&amp;&quot;c&quot;]]&gt;</a:t>');
    expect(cover).toContain('<a:t>&lt;/a:t&gt;</a:t>');
  });

  it('moves what has no room on a page to its notes', () => {
    const points = Array.from({ length: 40 }, (_, place) => `Point ${place} ${'word '.repeat(30)}`);
    const crowded = { ...deck, slides: [{ title: 'Crowded', points, notes: ['Say'] }] };
    const file = readPackage(writeDeck(crowded, BRANDING, DATE));
    const [page, notes] = [
      file.text('ppt/slides/slide2.xml'),
      file.text('ppt/notesSlides/notesSlide2.xml'),
    ];
    expect(page).toContain('Point 0 ');
    expect(page).not.toContain('Point 39 ');
    expect(notes).toContain('Point 39 ');
    for (const point of ['Point 5 ', 'Point 20 '])
      expect(page.includes(point)).not.toBe(notes.includes(point));
  });
});
