import type { Shape } from '../area.ts';
import type { Language } from '../language.ts';
import adviceEn from './advice/en.ts';
import adviceFr from './advice/fr.ts';
import arithmeticEn from './arithmetic/en.ts';
import arithmeticFr from './arithmetic/fr.ts';
import combinationsEn from './combinations/en.ts';
import combinationsFr from './combinations/fr.ts';
import cultureEn from './culture/en.ts';
import cultureFr from './culture/fr.ts';
import factsEn from './facts/en.ts';
import factsFr from './facts/fr.ts';
import frameEn from './frame/en.ts';
import frameFr from './frame/fr.ts';
import motivationsEn from './motivations/en.ts';
import motivationsFr from './motivations/fr.ts';
import personalEn from './personal/en.ts';
import personalFr from './personal/fr.ts';
import personalityEn from './personality/en.ts';
import personalityFr from './personality/fr.ts';
import profilingEn from './profiling/en.ts';
import profilingFr from './profiling/fr.ts';
import scoresEn from './scores/en.ts';
import scoresFr from './scores/fr.ts';
import valuesEn from './values/en.ts';
import valuesFr from './values/fr.ts';

const fr = {
  frame: frameFr,
  scores: scoresFr,
  arithmetic: arithmeticFr,
  culture: cultureFr,
  values: valuesFr,
  personality: personalityFr,
  combinations: combinationsFr,
  motivations: motivationsFr,
  facts: factsFr,
  personal: personalFr,
  advice: adviceFr,
  profiling: profilingFr,
};

export type ReportWords = Shape<typeof fr>;

const en: ReportWords = {
  frame: frameEn,
  scores: scoresEn,
  arithmetic: arithmeticEn,
  culture: cultureEn,
  values: valuesEn,
  personality: personalityEn,
  combinations: combinationsEn,
  motivations: motivationsEn,
  facts: factsEn,
  personal: personalEn,
  advice: adviceEn,
  profiling: profilingEn,
};

/** Both at hand and not fetched: a report is built at one go, and two of different languages side by side. */
export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = { fr, en };
