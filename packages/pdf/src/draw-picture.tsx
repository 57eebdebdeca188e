import {
  CongruenceChart,
  CultureBars,
  DistributionChart,
  GapChart,
  Gauge,
  MotivationSlope,
  QuadrantChart,
  SectionBars,
  SkillsChart,
  TraitBars,
  ValueCircle,
} from '@cadran/charts';
import type { Language } from '@cadran/i18n';
import type { Picture } from '@cadran/reports';
import { numberFormats } from '@cadran/reports/number-formats';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const drawn = (picture: Picture, width: number, language: Language): ReactNode => {
  const { title, description } = picture;
  const frame = { title, description, width, format: numberFormats(language) };
  switch (picture.kind) {
    case 'quadrant':
      return <QuadrantChart {...frame} model={picture.model} texts={picture.texts} />;
    case 'culture_bars':
      return <CultureBars {...frame} rows={picture.rows} texts={picture.texts} />;
    case 'distribution':
      return <DistributionChart {...frame} rows={picture.rows} texts={picture.texts} />;
    case 'value_circle':
      return <ValueCircle {...frame} model={picture.model} texts={picture.texts} />;
    case 'traits': {
      const { rows, texts, variant } = picture;
      return <TraitBars {...frame} rows={rows} texts={texts} variant={variant} />;
    }
    case 'motivations':
      return <MotivationSlope {...frame} model={picture.model} texts={picture.texts} />;
    case 'sections':
      return <SectionBars {...frame} rows={picture.rows} texts={picture.texts} />;
    case 'skills':
      return <SkillsChart {...frame} rows={picture.rows} texts={picture.texts} />;
    case 'gauge': {
      const { score, verdict, texts } = picture;
      return <Gauge {...frame} score={score} verdict={verdict} texts={texts} />;
    }
    case 'gaps':
      return <GapChart {...frame} rows={picture.rows} texts={picture.texts} />;
    case 'congruence':
      return <CongruenceChart {...frame} model={picture.model} texts={picture.texts} />;
  }
};

/** A picture as an SVG document, laid out for a width in pixels. */
export type DrawPicture = (picture: Picture, width: number, language: Language) => string;

/** The drawing of the screen, for paper. Node does not read JSX: the build makes a module of this file. */
export const drawPicture: DrawPicture = (picture, width, language) =>
  renderToStaticMarkup(drawn(picture, width, language));
