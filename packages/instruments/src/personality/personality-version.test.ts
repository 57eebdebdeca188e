import { expect, it } from 'vitest';
import {
  AGREEMENT_LABELS,
  INSTRUCTED_ITEMS,
  PERSONALITY_ITEMS,
  PERSONALITY_ORDER,
  PERSONALITY_VERSION,
} from './index.ts';

/** Version 1: the ids in the order of presentation, each with its key (= for instructed). */
const VERSION_1 = `
anxiety_1+ friendliness_2+ imagination_3- trust_4- self_efficacy_1+ anger_2+ gregariousness_3-
artistic_interests_4- morality_1+ orderliness_2+ depression_3- assertiveness_4- emotionality_1+
altruism_2+ dutifulness_3- self_consciousness_4- activity_level_1+ adventurousness_2+
cooperation_3- achievement_striving_4- immoderation_1+ excitement_seeking_2+ intellect_3-
modesty_4- self_discipline_1+ vulnerability_2+ cheerfulness_3- liberalism_4- sympathy_1+
cautiousness_2+ anxiety_2+ friendliness_3- imagination_4- trust_1+ self_efficacy_2+ anger_3-
gregariousness_4- artistic_interests_1+ morality_2+ orderliness_3- depression_4- assertiveness_1+
emotionality_2+ attention_1= altruism_3- dutifulness_4- self_consciousness_1+ activity_level_2+
adventurousness_3- cooperation_4- achievement_striving_1+ immoderation_2+ excitement_seeking_3-
intellect_4- modesty_1+ self_discipline_2+ vulnerability_3- cheerfulness_4- liberalism_1+
sympathy_2+ cautiousness_3- anxiety_3- friendliness_4- imagination_1+ trust_2+ self_efficacy_3-
anger_4- gregariousness_1+ artistic_interests_2+ morality_3- orderliness_4- depression_1+
assertiveness_2+ emotionality_3- altruism_4- dutifulness_1+ self_consciousness_2+
activity_level_3- adventurousness_4- cooperation_1+ achievement_striving_2+ immoderation_3-
excitement_seeking_4- intellect_1+ modesty_2+ self_discipline_3- vulnerability_4- cheerfulness_1+
liberalism_2+ sympathy_3- cautiousness_4- anxiety_4- attention_2= friendliness_1+ imagination_2+
trust_3- self_efficacy_4- anger_1+ gregariousness_2+ artistic_interests_3- morality_4-
orderliness_1+ depression_2+ assertiveness_3- emotionality_4- altruism_1+ dutifulness_2+
self_consciousness_3- activity_level_4- adventurousness_1+ cooperation_2+ achievement_striving_3-
immoderation_4- excitement_seeking_1+ intellect_2+ modesty_3- self_discipline_4- vulnerability_1+
cheerfulness_2+ liberalism_3- sympathy_4- cautiousness_1+
`;

/** FNV-1a: enough to notice that a text has changed. */
const fingerprint = (texts: readonly string[]) => {
  let hash = 0x811c9dc5;
  for (const character of texts.join('\n'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16);
};

it('ids, keys and order have stayed those of version 1', () => {
  const key = new Map(PERSONALITY_ITEMS.map((item) => [item.id, item.reverse ? '-' : '+']));
  const presented = PERSONALITY_ORDER.map((id) => `${id}${key.get(id) ?? '='}`);
  expect(presented).toEqual(VERSION_1.trim().split(/\s+/));
});

it('a changed wording asks for a new version', () => {
  const asked = [...PERSONALITY_ITEMS, ...INSTRUCTED_ITEMS].map((item) => item.text);
  const texts = [...asked, ...Object.values(AGREEMENT_LABELS)];
  expect({
    version: PERSONALITY_VERSION,
    fr: fingerprint(texts.map((text) => text.fr)),
    en: fingerprint(texts.map((text) => text.en)),
  }).toEqual({ version: 3, fr: '90da1067', en: 'e53e4270' });
});
