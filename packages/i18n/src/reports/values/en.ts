import type { Shape } from '../../area.ts';
import { lowerFirst } from '../../formatting/lower-first.ts';
import type fr from './fr.ts';

export default {
  intro:
    'Each value was rated from −1 (opposed to my values) to 7 (of supreme importance). What matters here is priorities: each rating is compared with the person’s own mean, as everyone uses the scale in their own way.',
  circle: 'Circle of values',
  circleDescription: (top) => `Values rated highest: ${top}.`,
  circleFlat: 'The ten values have the same rating.',
  value: 'Value',
  pole: 'Pole',
  topTitle: 'What matters most',
  flat: 'The ten values were given the same rating: none stands out, and no priority can be read from them.',
  named: (value, description) => `${value}: ${lowerFirst(description)}`,
  low: (values) => `Conversely, these matter less than the rest: ${values}.`,
  neighboursTitle: 'Values that go together',
  conflictsTitle: 'Values in tension',
  pair: (first, second, text) => `${first} and ${second}: ${text}`,
  polesTitle: 'The four poles',
  polesNote:
    'A positive number: more important than the person’s own mean; negative: less important.',
  poleStrongest: (pole, description) => `The strongest pole is “${pole}”. ${description}`,
  polesFlat: 'No pole stands out.',
  gapTitle: 'Compared with the desired profile',
  gapClose: 'No value departs by more than one point from the desired profile.',
  gapMore: (values) => `Matters more than desired: ${values}.`,
  gapLess: (values) => `Matters less than desired: ${values}.`,
  gapItem: (value, difference) => `${value} (${difference})`,
  unanswered: 'Not all the values were rated: no profile is computed.',
  neighbours: {
    self_direction: 'the same taste for novelty and for mastery of what one does.',
    stimulation: 'the same pleasure in what excites and delights.',
    hedonism: 'the same attention to what brings personal satisfaction.',
    achievement: 'the same need for recognition, through results or through position.',
    power: 'the same concern to stay in control and to avoid threats.',
    security: 'the same attachment to order and to smooth relations.',
    conformity: 'the same respect for what the group expects.',
    tradition: 'the same devotion to the group one belongs to.',
    benevolence: 'the same concern for others, near or far.',
    universalism: 'the same trust in one’s own judgement, at ease with diversity.',
  },
  conflicts: {
    openness_conservation:
      'one urges change and choosing for oneself, the other preserving and respecting a framework. A job that says clearly what is free and what is not helps to reconcile them.',
    self_enhancement_self_transcendence:
      'one seeks success or influence for oneself, the other the good of others. Goals that are reached by helping others succeed bring them together.',
    openness_self_enhancement:
      'one wants to act freely, the other to have influence over those who act. How decisions are shared is worth discussing.',
    hedonism_conservation:
      'one makes room for pleasure, the other for restraint and duty. The pace and constraints of the job will tell which comes out at work.',
    hedonism_self_transcendence:
      'one looks to personal enjoyment, the other gives time to others. A clear balance between the two guards against weariness.',
    conservation_self_transcendence:
      'one protects those close by and what is stable first, the other opens up to everyone. Knowing where responsibility ends helps to avoid being spread too thin.',
    self_enhancement_conservation:
      'one wants to stand out, the other to fit into what has always been done. A setting that recognises merit without upsetting customs suits both.',
  },
} satisfies Shape<typeof fr>;
