import {
  AGREEMENT_STEPS,
  MOTIVATIONS,
  type InstrumentTexts,
  type Language,
} from '@cadran/contract';
import {
  AGREEMENT_LABELS,
  INSTRUCTED_ITEMS,
  INSTRUMENTS_VERSION,
  MOTIVATION_TEXTS,
  PERSONALITY_ITEMS,
  PERSONALITY_ORDER,
  SCREENING_CULTURE,
  VALUE_ITEMS,
  VALUE_SCALE,
} from '@cadran/instruments';

const personalityTexts = new Map(
  [...PERSONALITY_ITEMS, ...INSTRUCTED_ITEMS].map((item) => [item.id, item.text]),
);

/** The questionnaire in one language, without what an item measures or how it is scored. */
export const instrumentTexts = (language: Language): InstrumentTexts => ({
  version: INSTRUMENTS_VERSION,
  language,
  culture: SCREENING_CULTURE.map(({ id, dimension, prompt, proposals }) => ({
    id,
    dimension,
    prompt: prompt[language],
    proposals: {
      clan: proposals.clan[language],
      adhocracy: proposals.adhocracy[language],
      market: proposals.market[language],
      hierarchy: proposals.hierarchy[language],
    },
  })),
  values: {
    scale: VALUE_SCALE.map(({ rating, label, anchor }) => ({
      rating,
      label: label[language],
      anchor,
    })),
    items: VALUE_ITEMS.map(({ id, text, description }) => ({
      id,
      text: text[language],
      description: description[language],
    })),
  },
  personality: {
    scale: AGREEMENT_STEPS.map((rating) => ({ rating, label: AGREEMENT_LABELS[rating][language] })),
    items: PERSONALITY_ORDER.map((id) => ({
      id,
      text: personalityTexts.get(id)?.[language] ?? '',
    })),
  },
  motivations: MOTIVATIONS.map((code) => ({
    code,
    name: MOTIVATION_TEXTS[code].name[language],
    description: MOTIVATION_TEXTS[code].description[language],
  })),
});
