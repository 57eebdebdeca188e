import { meetsTarget, type Measure } from './measure.ts';

const number = (value: number): string =>
  value.toLocaleString('en', {
    maximumFractionDigits: Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 1,
  });

export const figure = ({ value, unit }: Pick<Measure, 'value' | 'unit'>): string =>
  unit === '/s' ? `${number(value)} a second` : `${number(value)} ${unit}`;

export const promise = ({ atMost, atLeast, unit }: Measure): string => {
  if (atMost !== undefined) return `at most ${figure({ value: atMost, unit })}`;
  return atLeast === undefined ? '' : `at least ${figure({ value: atLeast, unit })}`;
};

export const verdict = (measure: Measure): string => {
  if (promise(measure) === '') return '';
  return meetsTarget(measure) ? 'kept' : 'MISSED';
};
