import type { Shape } from '../area.ts';
import type { actionWords as french } from './french.ts';

export const actionWords = {
  states: {
    planned: 'Planned',
    under_way: 'Under way',
    done: 'Done',
    abandoned: 'Abandoned',
  },
  overdue: 'Overdue',
  everybody: 'Everybody',
  figures: {
    gap: 'Total gap',
    strength: 'Strength of culture',
    dispersion: 'Dispersion of answers',
    congruence: 'Congruence of dimensions',
    styles_apart: 'Distance between leadership and management',
  },
  aim: { up: (figure) => `${figure}: increase`, down: (figure) => `${figure}: reduce` },
  movements: {
    as_wished: 'Moved as wished',
    other_way: 'Moved the other way',
    no_change: 'No established change of more than 5 points',
    unknown: 'Cannot be told',
  },
  reasons: {
    no_figure: 'no figure was chosen',
    no_later_audit: 'no later audit of the series has results',
    no_unit: 'the later audit does not have this unit',
    not_shown: 'one of the two audits hides this group to protect anonymity',
    too_few: 'fewer than 20 answers in one of the two audits',
    no_interval: 'one of the two audits does not show this figure with its interval',
  },
  unknownBecause: (reason) => `Cannot be told: ${reason}`,
  change: (before, after, change) => `${before} → ${after} (${change})`,
  rule: 'A figure has moved when both audits have at least 20 answers and its change exceeds 5 points beyond chance: the 95% interval of the change, corrected for the number of figures looked at, excludes 5. This does not say that the action is the cause.',
} satisfies Shape<typeof french>;
