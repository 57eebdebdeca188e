import { figure } from '../measuring/results/format.ts';
import type { Course } from '../measuring/results/measure.ts';
import { escapeText, FONT, INK, MUTED, SMALL, svg } from './svg.ts';

const WIDTH = 1014;
const HEIGHT = 200;
const LEFT = 90;
const RIGHT = 24;
const TOP = 36;
const BOTTOM = 34;

/** The axis starts at zero, so that small changes look small. */
export const lineChart = ({ what, unit, along, points }: Course): string => {
  const highest = Math.max(1, ...points) * 1.1;
  const x = (i: number): number =>
    LEFT + ((WIDTH - LEFT - RIGHT) * i) / Math.max(1, points.length - 1);
  const y = (value: number): number =>
    HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / highest;
  const path = points.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  const grid = [0, highest / 2, highest].map(
    (value) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}" stroke="#e2e8f0"/>
<text x="${LEFT - 10}" y="${(y(value) + 4).toFixed(1)}" text-anchor="end" ${SMALL} fill="${MUTED}">${escapeText(figure({ value: Math.round(value), unit }))}</text>`,
  );
  return svg(
    WIDTH,
    HEIGHT,
    what,
    [
      `<text x="${LEFT}" y="22" ${FONT} fill="${INK}">${escapeText(what)}</text>`,
      ...grid,
      `<polyline points="${path}" fill="none" stroke="#0f766e" stroke-width="2"/>`,
      `<text x="${LEFT}" y="${HEIGHT - 10}" ${SMALL} fill="${MUTED}">${escapeText(along)}</text>`,
    ].join('\n'),
  );
};
