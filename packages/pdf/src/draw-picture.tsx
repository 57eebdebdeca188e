import type { ChartModel } from '@cadran/contract';
import { Chart } from '@cadran/charts';
import type { Language } from '@cadran/i18n';
import { numberFormats } from '@cadran/reports/number-formats';
import { renderToStaticMarkup } from 'react-dom/server';

/** A chart as an SVG document, laid out for a width in pixels. */
export type DrawPicture = (picture: ChartModel, width: number, language: Language) => string;

/** The screen's chart as static SVG. Node cannot load JSX, so the build bundles this file. */
export const drawPicture: DrawPicture = (picture, width, language) =>
  renderToStaticMarkup(<Chart model={picture} width={width} format={numberFormats(language)} />);
