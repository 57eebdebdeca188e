import type { Shape } from '../../area.ts';
import { lowerFirst } from '../../formatting/lower-first.ts';
import type fr from './fr.ts';

export default {
  intro:
    'In each situation the person chose the option that suits them best. The diagram places these choices between four cultures; it sums up four numbers on two axes, and the bars show all four.',
  quadrant: 'Place in the diagram of cultures',
  quadrantDescription: (person) => `The person stands at ${person}.`,
  quadrantDescriptionBoth: (person, target) =>
    `The person stands at ${person}, the desired profile at ${target}.`,
  at: (x, y) => `${x} on the internal-external axis and ${y} on the stability-flexibility axis`,
  bars: 'The four cultures',
  barsDescription: (scores) => `The person’s profile: ${scores}.`,
  intervalNote:
    'The thin lines show where each figure would probably lie after answering again: 8 times in 10.',
  axes: {
    external: 'External',
    internal: 'Internal',
    flexibility: 'Flexibility',
    stability: 'Stability',
  },
  culture: 'Culture',
  type: 'Culture type',
  dimension: 'Dimension',
  dominantTitle: 'Preferred culture',
  dominant: {
    weak: (type) =>
      `There is a slight preference for the “${type}” culture; the others follow closely.`,
    moderate: (type) => `The preference goes clearly to the “${type}” culture.`,
    strong: (type) => `The preference for the “${type}” culture is very marked.`,
  },
  tied: (types) =>
    `Several cultures come equal first: ${types}. The person feels at home in each of them.`,
  balanced: 'The four cultures are chosen in equal parts: none prevails.',
  least: (type) => `The least chosen culture is “${type}”.`,
  described: (type, people, description) => `${type} (${people}): ${lowerFirst(description)}`,
  strengthsTitle: 'What this preference usually brings',
  risksTitle: 'What to watch',
  gapTitle: 'Compared with the desired profile',
  gapClose: 'Each type lies within five points of the desired profile.',
  gapUnsure:
    'The differences from the desired profile are no larger than what answering again could change.',
  gapMore: (types) => `More present than desired: ${types}.`,
  gapLess: (types) => `Less present than desired: ${types}.`,
  gapItem: (type, difference) => `${type} (${difference})`,
  gapNote:
    'The score compares the direction of the two profiles, not how marked they are: these differences show where they part, not by how much the score drops.',
  dimensionsTitle: 'Dimension by dimension',
  dimensionsNote: 'Three situations per dimension: to be read as an indication.',
  unanswered: 'Not all the situations on culture were answered: no profile is computed.',
} satisfies Shape<typeof fr>;
