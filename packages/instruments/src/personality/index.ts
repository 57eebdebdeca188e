export { AGREEMENT_LABELS } from './agreement-labels.ts';
export { INSTRUCTED_ITEMS } from './items/instructed-items.ts';
export { PERSONAL_TRAIT_NAMES, PERSONAL_TRAIT_TEXTS } from './personal-trait-texts.ts';
export { PERSONALITY_ITEMS, PERSONALITY_VERSION } from './items/personality-items.ts';
export { PERSONALITY_ORDER } from './personality-order.ts';
export { TRAIT_DESCRIPTIONS } from './trait-descriptions.ts';
