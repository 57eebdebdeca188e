import type { ChartOf } from '@cadran/contract';

export type CongruenceModel = ChartOf<'congruence'>['model'];
export type CongruenceTexts = ChartOf<'congruence'>['texts'];
