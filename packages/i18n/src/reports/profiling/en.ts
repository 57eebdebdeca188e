import { actionWords } from '../../audit-actions/english.ts';
import { lowerFirst } from '../../formatting/lower-first.ts';
import { plural } from '../../formatting/plural.ts';

export default {
  title: 'Culture audit report',
  comparisonTitle: 'Two groups compared',
  trendTitle: 'Trend since an earlier campaign',
  sections: {
    introduction: 'About these results',
    culture: 'Perceived and desired culture',
    distribution: 'Respondents per culture type',
    leadership: 'Leadership and management styles',
    gaps: 'Gaps between perceived and desired',
    congruence: 'Congruence of the six dimensions',
    values: 'Fit with the company’s values',
    recommendations: 'Recommendations',
    actions: 'Actions decided',
    guide: 'Reading guide',
    reference: 'The four culture types',
  },
  perceived: 'Perceived',
  desired: 'Desired',
  introduction: {
    purpose: (campaign: string, organization: string, inSubject: string) =>
      `This report brings together the anonymous answers to the campaign “${campaign}” (${organization}). Everyone ranked the same statements twice: first as they see things today ${inSubject}, then as they would like them to be.`,
    campaign: 'Campaign',
    organization: 'Organisation',
    group: 'Group',
    respondents: 'Respondents',
    codes: 'Codes given out',
    codesGiven: (total: string, mail: string, cards: string) =>
      `${total} (${mail} by email, ${cards} on cards)`,
    takenAt: 'Answers up to',
    state: 'Status',
    states: { final: 'Final results', interim: 'Interim results' },
    minimumGroup: 'Smallest group shown',
    people: (number: string) => `${number} people`,
    answers: (number: string) => `${number} answers`,
    indicativeTitle: 'Indicative only',
    indicative:
      'Fewer than ten people make up this group: a few answers could shift the results. Use them to start a conversation, not to settle one.',
    figures: 'Figures',
    precisions: { exact: 'exact', rounded: 'rounded to 5', protected: 'blurred' },
    roundedTitle: 'Rounded figures',
    rounded: (needed: string) =>
      `With fewer than ${needed} answers, bars and points are rounded to 5 and details are left out, so that they say less about each person.`,
    protectedTitle: 'Blurred figures',
    protected: (point: string, bars: string) =>
      `Anyone with the link could answer this audit, so every figure is blurred at random, which limits what it can tell about any one person. Nine times out of ten the blur moves a point by ${point} at most along an axis, and a bar by ${bars} at most. The number of respondents is rounded down.`,
    intervals:
      'The thin lines beside a figure show its 95% interval: where it would probably lie if other people from the same group had answered. Two figures whose intervals overlap widely may not differ at all.',
    intervalsOfProtected:
      'The thin lines beside a figure show its 95% interval: where it would probably lie if other people from the same group had answered. The blur is included.',
    noIntervals:
      'This selection combines several groups: intervals and recommendations are given for one group at a time.',
    interimTitle: 'The campaign is still open',
    interim:
      'These results rest on the answers received by the date shown. Others may still respond, and the picture may change.',
    leftOutTitle: 'Questionnaires left out',
    leftOut: (count: number, shown: string) =>
      plural(
        'en',
        count,
        'One questionnaire, filled in too quickly to be reliable, is not part of the calculations.',
        `${shown} questionnaires, filled in too quickly to be reliable, are not part of the calculations.`,
      ),
    headline: (today: string, wished: string, gap: string) =>
      `Today the culture is ${today}; the one people wish for is ${wished}; ${gap}.`,
    headlineOfOne: (today: string, wished: string, gap: string) =>
      `Today the culture is ${today}; people wish it to be ${wished}: a gap of ${gap}.`,
    leading: {
      weak: (type: string) => `mixed, with ${type} slightly ahead`,
      moderate: (type: string) => `clearly ${type}`,
      strong: (type: string) => `above all ${type}`,
    },
    level: (types: string) => `evenly ${types}`,
    wantMore: (type: string, gap: string) => `they want more of ${type}: ${gap}`,
    wantLess: (type: string, gap: string) => `they want less of ${type}: ${gap}`,
    noGap: 'no gap between the two reaches five points',
    unclearGap: 'these answers show no gap of more than five points between the two',
    anonymityTitle: 'Anonymity',
    anonymity: (minimum: string) =>
      `No result is about fewer than ${minimum} people, and none can be worked out by combining the groups shown here, under other filters or in an earlier report.`,
    anonymityByLink: (minimum: string) =>
      `No result is about fewer than ${minimum} answers, groups are formed by one attribute at a time, and every figure is blurred.`,
  },
  interval: (value: string, low: string, high: string) => `${value} (${low}\u00a0to\u00a0${high})`,
  intervalHeading: '95% interval',
  withheld: {
    dominant: (needed: string) =>
      `The share of respondents per culture type is shown once there are ${needed} answers: in a smaller group it would say too much about each person.`,
    dispersion: (needed: string) =>
      `How far people agree is shown once there are ${needed} answers: in a smaller group it would say too much about each person.`,
    dimensions: (needed: string) =>
      `The six dimensions are shown once there are ${needed} answers: in a smaller group they would say too much about each person.`,
    styles: (needed: string) =>
      `Leadership and management styles are shown once there are ${needed} answers: in a smaller group they would say too much about each person.`,
    value: (needed: string) => `from ${needed} answers`,
  },
  selection: {
    all: 'All respondents',
    attributes: { unit: 'Unit', gender: 'Gender', age: 'Age', tenure: 'Length of service' },
    notGiven: 'Not given',
    unknown: 'Unknown unit',
    part: (attribute: string, values: string) => `${attribute}: ${values}`,
  },
  culture: {
    intro:
      'Each point is the median of the answers: as many people lie on one side of it as on the other. The arrow runs from the perceived culture to the desired one. The shaded area holds the middle half of the answers on each axis; the dashed circle gathers the half of the answers nearest to the point.',
    introWithoutSpread:
      'Each point is the median of the answers: as many people lie on one side of it as on the other. The arrow runs from the perceived culture to the desired one.',
    quadrant: 'Quinn diagram',
    quadrantDescription: (perceived: string, desired: string) =>
      `The perceived culture lies at ${perceived}, the desired culture at ${desired}.`,
    bars: 'The four cultures, perceived and desired',
    barsDescription: (perceived: string, desired: string) =>
      `Perceived: ${perceived}. Desired: ${desired}.`,
    strengthTitle: 'How strong the cultures are',
    strength: (perceived: string, perceivedLevel: string, desired: string, desiredLevel: string) =>
      `Strength shows how far the leading culture stands out from the others, from 0 to 100: ${perceived} for the perceived culture (${perceivedLevel}), ${desired} for the desired one (${desiredLevel}).`,
    strengths: { weak: 'weak', moderate: 'moderate', strong: 'strong' },
    agreementTitle: 'Do people see it the same way?',
    agreementPerceived: {
      consensus: (radius: string) =>
        `On how things are today, people agree: half of the answers lie within ${radius} points of the median.`,
      mixed: (radius: string) =>
        `On how things are today, views are mixed: half of the answers lie within ${radius} points of the median.`,
      divided: (radius: string) =>
        `On how things are today, views are divided: it takes ${radius} points around the median to gather half of the answers. A median says little about a group whose members do not share the same reality.`,
    },
    agreementDesired: {
      consensus: (radius: string) =>
        `On the culture they would like, people largely agree (${radius} points).`,
      mixed: (radius: string) =>
        `On the culture they would like, opinions are mixed (${radius} points).`,
      divided: (radius: string) =>
        `On the culture they would like, opinions are divided (${radius} points): talk about it before acting.`,
    },
    valuesSet: (name: string) => `Values: ${name}`,
    measures: {
      measure: 'Measure',
      x: 'Median, internal–external',
      y: 'Median, stability–flexibility',
      xSpread: 'Middle half, internal–external',
      ySpread: 'Middle half, stability–flexibility',
      radius: 'Median distance',
      strength: 'Strength',
    },
    range: (low: string, high: string) => `${low} to ${high}`,
  },
  distribution: {
    intro:
      'A median can hide differences between people. Here is the share of respondents for whom each type is the leading culture, today and in their wishes; a tie is split between the types concerned.',
    picture: 'Share of respondents by leading culture',
    description: (perceived: string, desired: string) =>
      `Today: ${perceived}. Desired: ${desired}.`,
    most: (type: string, share: string) => `${type} leads for ${share} of respondents.`,
    mostDesired: (type: string, share: string) =>
      `In their wishes it is ${type}, for ${share} of them.`,
  },
  leadership: {
    intro:
      'Two dimensions of the audit are about those who lead and about the way people are managed. Where they fall in the diagram shows which role people see in their leaders and which style of management they experience.',
    picture: 'Leadership and management in the diagram',
    description: (leadership: string, management: string) =>
      `Leadership is perceived at ${leadership}, management at ${management}.`,
    leadershipPoint: (moment: string) => `Leadership, ${moment}`,
    managementPoint: (moment: string) => `Management, ${moment}`,
    moments: { perceived: 'perceived', desired: 'desired' },
    managementMoments: { perceived: 'perceived', desired: 'desired' },
    roleTitle: 'The role of leaders',
    rolePerceived: (role: string, description: string) =>
      `Today they are seen in the role of ${role}: ${lowerFirst(description)}`,
    roleDesired: (role: string, description: string) =>
      `People would like to see them in the role of ${role}: ${lowerFirst(description)}`,
    roleSame: (role: string, description: string) =>
      `People see them, and would like to see them, in the same role, ${role}: ${lowerFirst(description)}`,
    roleBalancedPerceived: 'Today no role prevails over the others.',
    roleBalancedDesired: 'What people wish for points to no role rather than another.',
    styleTitle: 'The style of management',
    stylePerceived: (style: string, description: string) => `Today: ${style}. ${description}`,
    styleDesired: (style: string, description: string) => `Desired: ${style}. ${description}`,
    styleSame: (style: string, description: string) =>
      `The style people experience is also the one they wish for: ${style}. ${description}`,
    styleNonePerceived: 'Today the answers balance out: no style prevails.',
    styleNoneDesired: 'What people wish for balances out: no style prevails.',
    roleSure: (perceived: string, desired: string) =>
      `A role is a word, not a number: recalculated 1,000 times with the chance these answers contain, today’s role stays the same in ${perceived} of cases, and the desired one in ${desired}.`,
    styleSure: (perceived: string, desired: string) =>
      `Recalculated in the same way, today’s style stays the same in ${perceived} of cases, and the desired one in ${desired}.`,
    apart: (distance: string) =>
      `In today’s answers the distance between leadership and management is ${distance}: beyond 40, their messages contradict each other.`,
  },
  gaps: {
    intro:
      'A gap is the desired culture minus the perceived one. Ten points or more is a priority, five to ten deserves attention; below that, things are fine as they are.',
    picture: 'Gaps by culture type',
    description: (gaps: string) => `Gaps: ${gaps}.`,
    supportedIntro:
      'A gap is the desired culture minus the perceived one, with its 95% interval. It counts only if at least 20 people answered and the interval, corrected for the number of comparisons made, shows a difference of more than five points. It is then a priority at ten points or more, and deserves attention below that.',
    priorities: {
      priority: 'Priority',
      attention: 'Attention',
      keep: 'Keep',
      unclear: 'Not clear',
    },
    less: 'Less',
    more: 'More',
    gap: 'Gap',
    priority: 'Priority',
    none: 'No gap reaches five points: the culture people experience is close to the one they wish for.',
    unclear: 'No difference of more than five points that these answers can show.',
    wantMore: (types: string) => `People would like more of: ${types}.`,
    wantLess: (types: string) => `People would like less of: ${types}.`,
    item: (type: string, gap: string) => `${type} (${gap})`,
  },
  congruence: {
    intro:
      'A culture is congruent when its six dimensions point the same way. Where they disagree – leaders focused on innovation, say, and success measured by the rule book – the result is tension and wasted energy.',
    picture: 'The six dimensions against the overall profile',
    description: (value: string) => `Congruence of the perceived culture: ${value} out of 100.`,
    overall: 'Overall',
    deviation: 'Deviation',
    levels: {
      aligned: (value: string) => `Congruence of ${value} out of 100: the dimensions are aligned.`,
      partial: (value: string) =>
        `Congruence of ${value} out of 100: the dimensions are partly aligned.`,
      incongruent: (value: string) =>
        `Congruence of ${value} out of 100: the dimensions contradict each other.`,
    },
    farthest: (dimension: string, description: string) =>
      `The dimension farthest from the whole is “${dimension}”. ${description}`,
    desired: (value: string) => `What people wish for has a congruence of ${value} out of 100.`,
    tableTitle: 'Dimension by dimension',
    note: 'Perceived culture. The deviation is half the sum of the distances to the overall profile. Each dimension rests on two situations, so that its median moves in steps: an interval without width says that the next step is out of reach, not that the figure is certain.',
  },
  values: {
    intro:
      'The values a company professes speak of a culture. The score shows whether the culture people experience, and the one they wish for, point the same way: 100 for the same direction, 50 for a match that chance alone could easily produce.',
    none: 'No set of values was entered for this campaign.',
    set: 'Set of values',
    content: 'Values',
    fitPerceived: 'Fit with perceived',
    fitDesired: 'Fit with desired',
    noDirection: 'no direction',
    verdicts: {
      fits: (name: string) => `“${name}”: the perceived culture resembles these values.`,
      can_adapt: (name: string) =>
        `“${name}”: the perceived culture partly resembles these values.`,
      does_not_fit: (name: string) =>
        `“${name}”: the perceived culture hardly resembles these values.`,
    },
    noDirectionNote: (name: string) =>
      `“${name}” speaks of all four cultures alike: no fit can be computed.`,
    wished: (name: string) =>
      `“${name}” matches what people wish for better than what they experience: these values can support the change.`,
  },
  recommendations: {
    intro:
      'These suggestions follow from the results above, in the order in which it helps to take them up. They are a starting point for talking with the people concerned.',
    unclear:
      'No difference of more than five points that these answers can show. Talk about the results with the people concerned; there is no reason to act on these figures alone.',
    tooFew: (needed: string) =>
      `Recommendations are given once there are ${needed} answers: with fewer, chance alone could produce them.`,
    recommendation: 'Recommendation',
    more: 'Do more',
    less: 'Do less',
    firstStepsOf: (title: string) => `${title}: first steps`,
    reason: (title: string, reason: string, figure: string) =>
      figure === '' ? `${title}. ${reason}` : `${title}. ${reason.replace(/\.$/u, '')} ${figure}.`,
    figures: {
      shared_understanding: (radius: string) => `(median distance: ${radius} points)`,
      gap: (type: string, gap: string) => `(${type}: a gap of ${gap} points)`,
      align_dimension: (congruence: string) => `(congruence: ${congruence} out of 100)`,
      style_mismatch: (distance: string) => `(distance: ${distance} points)`,
      values_not_lived: (set: string, score: string) => `(“${set}”: ${score} out of 100)`,
      local_plan: (high: string, low: string, type: string, difference: string) =>
        `(${high} and ${low} differ by ${difference} points on the ${type} culture)`,
      maintain: '',
    },
  },
  actions: {
    ...actionWords,
    intro:
      'What was decided after this audit and, where there are any, after the earlier audits of the series.',
    action: 'Action',
    unit: 'For',
    responsible: 'Responsible',
    due: 'Until',
    state: 'State',
    aimed: 'Figure to move',
    none: '–',
    late: (state: string) => `${state}, overdue`,
    since: 'What has changed since',
    told: (title: string, aim: string, movement: string) => `${title} (${aim}). ${movement}.`,
  },
  guide: {
    items: [
      {
        title: 'The two axes',
        text: 'From left to right: attention turned inwards (people, procedures) or outwards (customers, competitors, a changing world). From bottom to top: a taste for stability and control, or for flexibility and autonomy. No corner is better than another: it all depends on the work to be done.',
      },
      {
        title: 'The four bars',
        text: 'The four numbers add up to 100; 25 each would be a perfect balance. The diagram sums them up on two axes and loses some information: two different profiles can fall on the same spot. When in doubt, look at the bars.',
      },
      {
        title: 'Median and spread',
        text: 'The point is a median, not a mean: a few extreme answers do not move it. The middle half of the answers is shaded. A median distance under 15 is a sign of consensus, over 30 of a divided group.',
      },
      {
        title: 'Gaps and priorities',
        text: 'A gap of ten points is large: it means going from 20 to 30, say, on a scale that ends at 50. Choose one or two things to work on; a culture changes slowly, and by example.',
      },
      {
        title: 'Congruence and strength',
        text: 'From 80 to 100 the dimensions are aligned; under 60 they contradict each other. A strong culture is neither good nor bad: it gives direction, and leaves less room for whatever departs from it.',
      },
      {
        title: 'Professed values',
        text: 'The score compares the direction of the values with that of the culture. Above 70 they go together, from 51 to 70 in part, at 50 and below the values are not found in the answers.',
      },
    ],
    intervalsTitle: 'How sure the figures are',
    intervals:
      'Beside a figure stands its 95% interval. The calculation is repeated 1,000 times, each time with as many people drawn at random from those who answered; the interval holds the middle 95% of the results. In an audit by link it is worked out from the published figures and includes the blur. The interval of a values score follows from those of the four bars. A role and a style are words: the report says in how many of these calculations they stay the same. The middle half of the answers describes how far people differ and has no interval, and neither have counts of people and of codes.',
    anonymityTitle: 'What is never shown',
    anonymity: (minimum: string) =>
      `A group of fewer than ${minimum} people, a group from which the answers of a smaller one could be worked out, and the answers of one person, to anybody. That is why some options are hidden. The report does not say which of these reasons applies: that alone would reveal something.`,
    anonymityByLink: (minimum: string) =>
      `A group of fewer than ${minimum} answers, a group by two attributes at once, and the answers of one person, to anybody. That is why some options are hidden.`,
    limitsTitle: 'Limits',
    limits:
      'An audit shows what respondents perceive and wish for at a given time. It does not show what those who did not answer think. Discuss the results with the teams before making decisions.',
  },
  reference: {
    intro:
      'None of these cultures is good in itself. Most organisations blend several of them, depending on their line of work, their age and their circumstances.',
    type: 'Type',
    named: (type: string, people: string) => `${type} (${people})`,
    description: 'In brief',
    valued: 'What is valued',
    leadership: 'Whom people follow',
    strengths: 'Strengths',
    risks: 'Risks',
  },
  comparison: {
    intro: (first: string, second: string) =>
      `Two groups of the same campaign are set side by side: “${first}” and “${second}”.`,
    overlap: 'The two groups have people in common, which softens their differences.',
    groupsTitle: 'The two groups',
    culture: 'The two cultures',
    quadrantDescription: (first: string, second: string) =>
      `The first group perceives itself at ${first}, the second at ${second}.`,
    point: (group: string, moment: string) => `${group}, ${moment}`,
    letters: { first: 'A', second: 'B' },
    lettered: (letter: string, group: string) => `${letter} – ${group}`,
    difference: 'Difference (B − A)',
    differencesTitle: 'What sets them apart',
    barsOf: (group: string) => `The four cultures: ${group}`,
    close: 'The two groups do not differ by ten points or more on any culture.',
    unclear:
      'Between the two groups there is no difference of more than five points that these answers can show.',
    shown: (types: string) =>
      `These answers show a difference of more than five points on: ${types}. Consider a separate plan for each group.`,
    far: (types: string) =>
      `They differ by at least ten points on: ${types}. Consider a separate plan for each group.`,
    perceivedTable: 'Perceived culture',
    desiredTable: 'Desired culture',
    otherTable: 'Other measures',
    congruence: 'Congruence',
    leadership: 'Role of leaders',
    management: 'Style of management',
    noStyle: 'None prevails',
    sure: (word: string, share: string) => `${word} (in ${share} of recalculations)`,
  },
  trend: {
    intro: (earlier: string, current: string) =>
      `The results of the campaign “${earlier}” and those of “${current}” are set side by side, for the same group.`,
    caution:
      'Those who answered are not necessarily the same people both times: a difference of a few points may come from that.',
    groupsTitle: 'Periods compared',
    before: 'Before',
    now: 'Now',
    culture: 'Progress',
    change: 'Change',
    changesTitle: 'What has changed',
    steady: 'No perceived culture has changed by five points or more.',
    unclear:
      'No change in the perceived culture of more than five points that these answers can show.',
    shown: (types: string) =>
      `These answers show that the perceived culture has changed by more than five points on: ${types}.`,
    total: (before: string, now: string, change: string, direction: string) =>
      `The total gap between perceived and desired was ${before} points and is now ${now}: a change of ${change}. ${direction}`,
    directions: {
      closer: 'It is closing.',
      wider: 'It is widening.',
      unclear: 'These answers do not show whether it is closing or widening.',
    },
    moved: (types: string) =>
      `The perceived culture has changed by at least five points on: ${types}.`,
    closer: (before: string, now: string) =>
      `The total gap between perceived and desired went from ${before} to ${now} points: it is closing.`,
    wider: (before: string, now: string) =>
      `The total gap between perceived and desired went from ${before} to ${now} points: it is widening.`,
    same: (now: string) => `The total gap between perceived and desired is still ${now} points.`,
    quadrantDescription: (before: string, now: string) =>
      `The perceived culture was at ${before}; it is now at ${now}.`,
  },
  export: {
    sheet: 'Results',
    group: 'Group',
    respondents: 'Respondents',
    ofPerceived: (measure: string) => `${measure}, perceived`,
    ofDesired: (measure: string) => `${measure}, desired`,
    gapOf: (type: string) => `Gap ${type}`,
    dominantOf: (type: string) => `% leading ${type}`,
    indicative: 'Indicative',
    precision: 'Figures',
    precisions: { exact: 'exact', rounded: 'rounded to 5', protected: 'blurred' },
    ends: ['95% from', '95% to'] as const,
    radius: 'Median distance',
    x: 'Internal–external axis',
    y: 'Stability–flexibility axis',
    setOf: (set: string) => `Values “${set}”`,
    deviationOf: (dimension: string) => `Deviation, ${dimension}`,
    totalGap: 'Total gap',
    role: 'Role of leaders',
    style: 'Style of management',
    sameShare: (word: string) => `${word}, % of recalculations`,
    yes: 'yes',
    no: 'no',
  },
};
