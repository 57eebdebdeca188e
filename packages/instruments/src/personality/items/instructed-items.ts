import type { InstructedItem } from '../../types.ts';
import { AGREEMENT_LABELS } from '../agreement-labels.ts';

/** One on each side of the scale: a constant answer fails at least one. */
export const INSTRUCTED_ITEMS: readonly InstructedItem[] = [
  {
    id: 'attention_1',
    expected: 4,
    text: {
      fr: `Cette ligne vérifie que le texte est lu : choisissez ici « ${AGREEMENT_LABELS[4].fr} ».`,
      en: `This line checks that the text is being read: choose ‘${AGREEMENT_LABELS[4].en}’ here.`,
    },
  },
  {
    id: 'attention_2',
    expected: 2,
    text: {
      fr: `À cette ligne, répondez « ${AGREEMENT_LABELS[2].fr} », quel que soit votre avis.`,
      en: `On this line, answer ‘${AGREEMENT_LABELS[2].en}’, whatever your opinion.`,
    },
  },
];
