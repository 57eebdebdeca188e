import type { Shape } from '../../area.ts';
import { lowerFirst } from '../../formatting/lower-first.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  say: 'What to say',
  sure: 'How sure this is',
  titled: (title, text) => `${title}: ${lowerFirst(text)}`,
  below: 'Line below',
  above: 'Line above',
  acrossShort: 'Internal–external',
  upShort: 'Stability–flexibility',
  summary: 'In brief',
  summaryNote: 'Give the main message, then ask what surprises people.',
  response: 'Who answered',
  answered: (people) => `Answers counted: ${people}.`,
  responseNote:
    'Say how many people answered before giving a figure, and that groups too small to protect people are left out.',
  responseRate: 'Response rate',
  atLeast: (rate) => `at least ${rate}`,
  fact: 'Item',
  value: 'Value',
  coverFact: (people, date) => `${people} answers, up to ${date}`,
  coverNote: (people, campaign, date) =>
    `These results rest on ${people} answers to “${campaign}”, up to ${date}. Say at the start that no figure is about a single person.`,
  medianNote:
    'Each point and each bar is a median: as many people lie on one side of it as on the other. A few extreme answers do not move it.',
  barsLead: 'The four numbers add up to 100; 25 each would be a perfect balance.',
  barsNote: 'None of the four cultures is better than another: it depends on the work to be done.',
  intervalLines: (hasIntervals) =>
    hasIntervals ? 'Thin lines and brackets: 95% intervals.' : 'This selection has no intervals.',
  gapsLead: 'Gap: desired culture minus perceived culture, in points.',
  totalGap: (total) => `Total gap between perceived and desired: ${total} points.`,
  dimensionsNote:
    'Perceived culture. The deviation of a dimension is half the sum of its distances to the overall profile. The intervals of the bars are in the chart’s workbook and in the notes.',
  groups: 'Differences between groups',
  groupsLead: (attribute) =>
    `Total gap between perceived and desired, by group (${attribute}), the widest first.`,
  people: 'Answers',
  groupsShown: (shown, all, hidden, hiddenText) =>
    `${shown} groups shown of ${all} that can be.${
      hidden === 0
        ? ''
        : plural(
            'en',
            hidden,
            ' Another one is hidden to protect anonymity.',
            ` ${hiddenText} others are hidden to protect anonymity.`,
          )
    }`,
  groupsNote:
    'Speak first of what the groups have in common. A wide gap is a reason to ask why, not a bad mark.',
  groupsSure:
    'Two groups whose intervals overlap widely may not differ at all. The order of neighbouring groups may be due to chance.',
  adviceLead: (count) =>
    plural(
      'en',
      count,
      'One suggestion follows from these results. It is a starting point for discussion.',
      `${count} suggestions follow from these results, in the order in which it helps to take them up.`,
    ),
  adviceSure:
    'A recommendation is given only from 20 answers on and when the interval, corrected for the number of comparisons, excludes a difference of five points or less.',
  method: 'How to read these figures',
  methodNote: 'Keep this page for questions.',
  differences: 'What sets them apart',
  differencesSure:
    'A difference is stated only if each of the two has at least 20 answers and the interval, corrected for the number of comparisons, excludes a difference of five points or less.',
  measuresNote:
    'Strength says how far the leading culture stands out. Congruence says whether the six dimensions point the same way.',
  wavesTitle: 'Audits over time',
  wavesFact: (count, from, to) =>
    plural('en', count, `One audit, ${to}`, `${count} audits, from ${from} to ${to}`),
  wavesCover:
    'This presentation follows the same figures from audit to audit, for all respondents and by unit.',
  audit: 'Audit',
  audits: 'The audits of the series',
  oneAudit: 'Only one audit of the series has results: there is no change to read yet.',
  between: (before, now) => `Between ${before} and ${now}`,
  changed: (type, before, now, change) =>
    `${type}: from ${before} to ${now}, a change of ${change} points.`,
  gapLead: 'How far the perceived culture is from the desired one, in points.',
  fourCultures: 'The four perceived cultures',
  fourLead: 'Share of each culture as people perceive it; the four add up to 100.',
  position: 'Position in the Quinn diagram',
  positionLead:
    'Median of the perceived culture on each axis, from −100 to 100. Above zero: outward, flexible.',
  strengthLead: 'How far the leading culture stands out from the others, from 0 to 100.',
  rateLead: 'Answers as a share of the declared headcount. A rate has no interval: it is a count.',
  wavesNote: 'All respondents. Vertical lines: 95% intervals.',
  wavesSure:
    'The 95% intervals say where a figure would probably lie if other people from the same group had answered. Two audits whose intervals overlap widely may not differ at all.',
  wavesProtection:
    'A figure is shown only if the report of its audit shows it: groups that are too small, or from which a smaller one could be worked out, stay hidden.',
  units: 'Total gap by unit',
  unitsNote:
    'A figure is missing where the audit does not have this unit, or where its report is hidden to protect anonymity.',
} satisfies Shape<typeof fr>;
