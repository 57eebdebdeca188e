import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  intro:
    'Five broad domains and thirty facets, drawn from 120 statements. The T score places the person relative to a reference population: 50 is the mean, and two people in three lie between 40 and 60. No level is good or bad in itself; each suits some situations better than others.',
  norms: (source, version) =>
    `Provisional norms: ${source} (version ${version}). They are the same for everyone, without distinction of sex or age, and will be replaced once the product has its own.`,
  sources: {
    'johnson-2014-1': 'public data of Johnson’s IPIP-NEO-120, sex-balanced, of working age',
  },
  error:
    'The bar around each point shows the margin of error: ± 4 T points for a domain, ± 6 for a facet.',
  domains: 'The five domains',
  domainsDescription: (list) => `T scores: ${list}.`,
  facetsOf: (domain) => `${domain}: the six facets`,
  trait: 'Trait',
  score: 'T score',
  desired: 'Desired',
  bands: { low: 'Low', average: 'Average', high: 'High' },
  bandWords: { low: 'low', average: 'average', high: 'high' },
  domainScore: (name, t, band, percentile) =>
    `${name}: T ${t}, ${band} level; about ${percentile}% of the reference population lies below.`,
  facet: (name, t, band, text) => `${name} (T ${t}, ${band}). ${text}`,
  facetsAverage: 'The six facets lie in the average range.',
  combinationsTitle: 'When traits combine',
  combination: (names, text) => `${names}: ${text}`,
  combinationNames: (first, firstBand, second, secondBand) =>
    `${first} (${firstBand}) and ${second} (${secondBand})`,
  noCombination: 'No combination of marked traits stands out: the person adapts to circumstances.',
  compositesTitle: 'What this means at work',
  compositesNote:
    'These five readings sum up several traits. They describe; they are not part of any score and do not predict performance.',
  composite: (name, value, band) => `${name}: ${value} (${band})`,
  madeOf: 'What it is made of',
  reading: 'Reading',
  weighted: (trait, weight) => `${trait} × ${weight}`,
  supports: (traits) => `What contributes most to it: ${traits}.`,
  restrains: (traits) => `What holds it back most: ${traits}.`,
  named: (trait, t, band) => `${trait} (T ${t}, ${band})`,
  reversed: (trait) => `${trait}, reversed`,
  composites: {
    work: {
      name: 'Relation to work',
      low: 'This person works flexibly, in bursts rather than to a plan. They give their best on subjects that interest them, with short deadlines and somebody to take stock with.',
      average:
        'This person gets organised and keeps commitments much as most people do. They step up the effort when the stakes call for it and ease off when it is no longer useful.',
      high: 'This person sets goals, gets organised and sees things through. They expect work to be well done; a realistic workload and permission to be imperfect protect them from overdoing it.',
    },
    others: {
      name: 'Relation to others',
      low: 'This person chooses their relationships and keeps some distance at first. They say things plainly; a small team and clear roles suit them better than constant contact.',
      average:
        'This person relates to others without particular difficulty and keeps time for themselves. They cooperate when the goal calls for it and can also work alone.',
      high: 'This person reaches out to others, trusts and readily helps. They contribute to a good climate; they may need encouragement to set limits and to voice disagreement.',
    },
    management: {
      name: 'Relation to management',
      low: 'On the whole, this person yields less readily than others to an imposed framework and questions what does not seem justified. They more readily follow an authority that explains its reasons and accepts being challenged.',
      average:
        'This person respects the framework and can express disagreement. They expect clear rules and some latitude from those in charge.',
      high: 'This person is loyal, keeps commitments and seeks agreement. They make life easier for those in charge, who do well to ask for their opinion, as they seldom contradict.',
    },
    emotions: {
      name: 'Emotions management',
      low: 'This person feels tensions and setbacks strongly. They sense early what is going wrong; support within reach and a predictable workload help them to keep their composure.',
      average:
        'This person experiences tension as most people do and regains balance with a little time. Very busy periods call for ordinary attention.',
      high: 'This person stays calm and soon gets over a setback. They reassure those around them; see to it that they overlook neither warning signs nor the worries of others.',
    },
    managerialAbility: {
      name: 'Managerial ability',
      low: 'The traits that research associates, on average, with holding responsibility are not very marked here. This is no bar: expertise, motivation and training count for more. To be explored if the job involves managing people.',
      average:
        'The traits that research associates, on average, with holding responsibility lie in the average range. Experience and support will make the difference.',
      high: 'The traits that research associates, on average, with holding responsibility are, taken together, more marked here than in most people. This says nothing about experience or motivation, to be explored in the interview.',
    },
  },
  outsideTitle: 'Compared with the desired intervals',
  outside: (traits) => `Outside the desired interval: ${traits}.`,
  outsideItem: (trait, t, interval) => `${trait} (T ${t}, desired ${interval})`,
  inside: 'Every trait asked for lies within the desired interval.',
  unanswered: 'Not all the personality statements were answered: no profile is computed.',
} satisfies Shape<typeof fr>;
