import type { Shape } from '../../area.ts';
import { lowerFirst } from '../../formatting/lower-first.ts';
import type fr from './fr.ts';

export default {
  intro: 'The person ranked ten motivations from the most to the least important.',
  slope: 'Order of the motivations',
  slopeDescription: (top, last) => `At the top: ${top}. At the bottom: ${last}.`,
  motivation: 'Motivation',
  moved: 'Places gained or lost',
  topTitle: 'What drives this person',
  named: (motivation, description) => `${motivation}: ${lowerFirst(description)}`,
  last: (motivations) => `These matter least in the ranking: ${motivations}.`,
  gapTitle: 'Compared with the desired order',
  gapClose: 'No motivation lies more than two places away from the desired order.',
  higher: (motivations) =>
    `Higher than desired: ${motivations}. The job needs to offer this for the person to stay committed.`,
  lower: (motivations) =>
    `Lower than desired: ${motivations}. What the job offers there will weigh less in their choice.`,
  gapItem: (motivation, places) => `${motivation} (${places})`,
  unanswered: 'The ten motivations are not all ranked.',
} satisfies Shape<typeof fr>;
