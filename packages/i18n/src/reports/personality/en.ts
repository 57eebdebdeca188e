import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  intro:
    'Five broad domains and thirty facets, drawn from 120 statements. Each trait is placed on the scale of the answers, from 1 (not at all) to 5 (entirely): it is the mean of the answers to its statements, those worded the other way round being turned. Nothing is compared with other people. No position is good or bad in itself; each suits some situations better than others.',
  error: 'The bar around each point shows its margin, computed from the person’s own answers.',
  norms:
    'Compared by provisional norms that come from another questionnaire; a trait may be off by 5 to 10 T.',
  introCompared:
    'Five broad domains and thirty facets, drawn from 120 statements. Each trait is placed on the scale of the answers, from 1 (not at all) to 5 (entirely): it is the mean of the answers to its statements, those worded the other way round being turned. No position is good or bad in itself; each suits some situations better than others.',
  comparedTitle: 'Compared with other people',
  comparedNorms: (name, people, language, date) =>
    `By the norms “${name}”: ${people} people who answered this questionnaire in ${language}, adopted on ${date}. T 50 is their mean, 10 points are one standard deviation. The percentile is the share of them who lie lower.`,
  comparedLanguages: { fr: 'French', en: 'English' },
  t: 'T',
  rank: 'Percentile',
  band: 'Level',
  bands: { low: 'low', average: 'average', high: 'high' },
  domains: 'The five domains',
  domainsDescription: (list) => `Positions from 1 to 5: ${list}.`,
  facetsOf: (domain) => `${domain}: the six facets`,
  trait: 'Trait',
  score: 'Position',
  desired: 'Desired',
  scale: { low: 'Not at all', middle: 'Middle', high: 'Entirely' },
  sides: {
    low: 'clearly below the middle',
    middle: 'around the middle',
    high: 'clearly above the middle',
  },
  withMargin: (position, margin) => `${position} ± ${margin}`,
  noPosition: 'no position',
  domainScore: (name, position, side) => `${name}: ${position} out of 5, ${side} of the scale.`,
  domainMissing: (name) =>
    `${name}: too few answers for a position. It counts neither for nor against the person.`,
  middle:
    'Given its margin, this position is not clearly on either side of the middle of the scale.',
  facet: (name, position, side, text) => `${name} (${position}, ${side}). ${text}`,
  facetsMiddle: 'None of the six facets stands out.',
  missing: (traits) =>
    `Too few answers for a position: ${traits}. These traits count neither for nor against the person.`,
  combinationsTitle: 'When traits combine',
  combination: (names, text) => `${names}: ${text}`,
  combinationNames: (first, firstSide, second, secondSide) =>
    `${first} (${firstSide}) and ${second} (${secondSide})`,
  noCombination: 'No combination of traits stands out.',
  noneStandsOut: 'No trait stands out: the five domains lie around the middle of the scale.',
  compositesTitle: 'What this means at work',
  compositesNote:
    'These five readings sum up several traits. They describe; they are not part of any score and do not predict performance.',
  composite: (name, position, side) => `${name}: ${position} out of 5, ${side}`,
  compositeMissing: 'Too few answers for this reading.',
  madeOf: 'What it is made of',
  reading: 'Reading',
  weighted: (trait, weight) => `${trait} × ${weight}`,
  supports: (traits) => `What contributes most to it: ${traits}.`,
  restrains: (traits) => `What holds it back most: ${traits}.`,
  named: (trait, position) => `${trait} (${position})`,
  reversed: (trait) => `${trait}, reversed`,
  composites: {
    work: {
      name: 'Relation to work',
      low: 'This person works flexibly, in bursts rather than to a plan. They give their best on subjects that interest them, with short deadlines and somebody to take stock with.',
      middle:
        'This person gets organised and keeps commitments without making it a rule. They step up the effort when the stakes call for it and ease off when it is no longer useful.',
      high: 'This person sets goals, gets organised and sees things through. They expect work to be well done; a realistic workload and permission to be imperfect protect them from overdoing it.',
    },
    others: {
      name: 'Relation to others',
      low: 'This person chooses their relationships and keeps some distance at first. They say things plainly; a small team and clear roles suit them better than constant contact.',
      middle:
        'This person relates to others without particular difficulty and keeps time for themselves. They cooperate when the goal calls for it and can also work alone.',
      high: 'This person reaches out to others, trusts and readily helps. They contribute to a good climate; they may need encouragement to set limits and to voice disagreement.',
    },
    management: {
      name: 'Relation to management',
      low: 'On the whole, this person does not readily yield to an imposed framework and questions what does not seem justified. They more readily follow an authority that explains its reasons and accepts being challenged.',
      middle:
        'This person respects the framework and can express disagreement. They expect clear rules and some latitude from those in charge.',
      high: 'This person is loyal, keeps commitments and seeks agreement. They make life easier for those in charge, who do well to ask for their opinion, as they seldom contradict.',
    },
    emotions: {
      name: 'Emotions management',
      low: 'This person feels tensions and setbacks strongly. They sense early what is going wrong; support within reach and a predictable workload help them to keep their composure.',
      middle:
        'This person feels tension and regains balance with a little time. Very busy periods call for ordinary attention.',
      high: 'This person stays calm and soon gets over a setback. They reassure those around them; see to it that they overlook neither warning signs nor the worries of others.',
    },
    managerialAbility: {
      name: 'Relation to managing people',
      low: 'When leading, people with such traits often find it easy to listen, to share decisions and to leave room for others. They often find it harder to take charge or to hold a line under pressure.',
      middle:
        'People with such traits often find leading neither especially easy nor especially hard. The situation and their experience matter more than these traits.',
      high: 'When leading, people with such traits often find it easy to take charge, to set a direction and to stay calm under pressure. They often find it harder to slow down or to leave decisions to others.',
    },
  },
  outsideTitle: 'Compared with the desired intervals',
  outside: (traits) => `Outside the desired interval: ${traits}.`,
  outsideItem: (trait, position, t, interval) =>
    `${trait} (position ${position}; working T ${t}, desired ${interval})`,
  inside: 'Every trait asked for lies within the desired interval.',
  byFacets: (domains) =>
    `Sought both as domains and by their facets: ${domains}. Only the facets count.`,
  unanswered: 'Not all the personality statements were answered: no profile is computed.',
} satisfies Shape<typeof fr>;
