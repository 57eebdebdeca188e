import type { Shape } from '../area.ts';
import type fr from './fr.ts';

export default {
  whatIs: (term) => `What does “${term}” mean?`,
  more: 'How scores are made',
  terms: {
    tScore: {
      name: 'T score',
      text: (f) =>
        `A scale that places a person within a reference population. ${f.tMean} is the mean; ${f.tSd} points are one standard deviation, so two people in three lie within ${f.tSd} points of the mean. A T score is neither a mark nor a percentage: higher does not mean better.`,
    },
    band: {
      name: 'Low, average or high level',
      text: (f) =>
        `The T score read in three words: low below ${f.averageMin}, average from ${f.averageMin} to ${f.averageMax}, high above ${f.averageMax}. Close to a limit, the word matters less than the number and its margin of error.`,
    },
    interval: {
      name: 'Desired interval',
      text: (f) =>
        `The T scores the campaign expects for a trait. Inside it, the credit is full, with no preference for either end; outside it shrinks, and is gone ${f.intervalFade} points away. From ${f.tMin} to ${f.tMax}, the trait is not required.`,
    },
    margin: {
      name: 'Margin of error',
      text: (f) =>
        `The same person, asked on another day, would not get quite the same score. Allow ± ${f.domainError} T points for a domain and ± ${f.facetError} for a facet, which fewer statements measure. Two scores whose margins overlap cannot be told apart.`,
    },
    norms: {
      name: 'Reference population',
      text: () =>
        'The group each person is compared with to express a T score. The present values come from public data, balanced between women and men; they are provisional. The comparison is the same for everybody: never by sex, never by age.',
    },
    centring: {
      name: 'Centring',
      text: () =>
        'Some people find everything important, others hardly anything. So the person’s own mean is taken off each rating: what remains are their priorities, what they put above and below the rest. Without centring, one would compare ways of rating rather than values.',
    },
    similarity: {
      name: 'Similarity',
      text: () =>
        'A number from −1 to 1 that says how far two profiles point the same way: 1, the same shape; 0, unrelated; −1, opposite shapes. It does not say where the difference lies: the pictures show that.',
    },
    anchor: {
      name: 'Chance mark',
      text: (f) =>
        `The similarity that nine people in ten would fail to reach by answering at random. It is worth ${f.canAdaptAbove} out of 100. So somebody who clicks without reading does not look half suitable, and a score above ${f.canAdaptAbove} does say something.`,
    },
    floor: {
      name: 'Relief and floor',
      text: () =>
        'Relief says whether a profile has marked highs and lows. When it is nearly flat, its small differences are mostly chance; the floor keeps them from being blown up, and the score is drawn towards the middle.',
    },
    flatTarget: {
      name: 'Target too flat',
      text: () =>
        'A target without relief does not say what you are looking for: everybody resembles it a little, nobody really. It is not scored. Mark what matters, even if it means giving up what matters less.',
    },
    lenientTarget: {
      name: 'Target too broad',
      text: (f) =>
        `A person taken at random would already get more than ${f.lenientPercent}% of the credit on average. The score would hardly tell anybody apart: narrow the intervals of the traits that matter.`,
    },
    sectionScore: {
      name: 'Section score',
      text: (f) =>
        `From 0 to 100, how well the answers agree with what the campaign looks for in a section. In the sections compared with chance, ${f.canAdaptAbove} is already more than nine people in ten would reach without reading. A section that is compared with nothing has no score: its place stays empty.`,
    },
    overall: {
      name: 'Overall score',
      text: (f) =>
        `The average of the section scores, each counted by its weight in the campaign. There is none when the sections that count weigh less than ${f.sufficientWeight}: the basis would be too thin. A few points between two people do not tell them apart.`,
    },
    weight: {
      name: 'Weight',
      text: (f) =>
        `A section’s share of the overall score, relative to the total of the sections that count. A section without a requirement does not count. Below a total of ${f.sufficientWeight} there is no overall score.`,
    },
    psychometric: {
      name: 'Psychometric score',
      text: () =>
        'The same calculation over culture, values, personality and motivations only. It stands beside the overall score, because a strong background can hide a deep mismatch, and vice versa.',
    },
    verdict: {
      name: 'Verdict',
      text: (f) =>
        `The displayed overall score in words: above ${f.fitsAbove}, fits; above ${f.canAdaptAbove}, does not fit but can adapt; otherwise, does not fit. Within ${f.near} points of a limit the report says so. The verdict informs; you decide.`,
    },
    quality: {
      name: 'Quality of answers',
      text: (f) =>
        `Signs of inattentive reading: pages filled in very fast, the same answer again and again, answers that contradict each other, control instructions missed. From ${f.unreliableFrom} points the answers are called unreliable. These signs inform: they change no score and reject nobody.`,
    },
    mustHave: {
      name: 'Must-have',
      text: (f) =>
        `The only answer that caps a score: if the right to work is required and the person does not have it, the overall score stays at ${f.canAdaptAbove} at most, and the report says why.`,
    },
    median: {
      name: 'Median',
      text: () =>
        'The value in the middle when all answers are put in order: as many people above as below. Unlike a mean, it is hardly moved by a few extreme answers.',
    },
    dispersion: {
      name: 'Dispersion',
      text: (f) =>
        `The distance from the median that holds half of the answers. Below ${f.consensusBelow} points, views agree; above ${f.dividedAbove} they are divided, and the point in the middle stands for hardly anybody.`,
    },
    congruence: {
      name: 'Congruence',
      text: (f) =>
        `Says whether the six dimensions of a culture tell the same story. 100: they coincide. From ${f.alignedFrom} the whole is aligned; below ${f.incongruentBelow}, one thing is said and another rewarded.`,
    },
    strength: {
      name: 'Strength of the culture',
      text: (f) =>
        `How far the leading type stands out from the others, from 0 to 100: weak below ${f.weakBelow}, strong above ${f.strongAbove}. A strong culture is not a better one; it is easier to recognise and slower to change.`,
    },
    gap: {
      name: 'Gap',
      text: (f) =>
        `The desired share less the perceived share. From ${f.priorityFrom} points it is a priority, from ${f.attentionFrom} a point to watch; below that there is nothing to change.`,
    },
    minimumGroup: {
      name: 'Smallest group shown',
      text: (f) =>
        `No result is about fewer than ${f.minimumGroup} people, or more if your organisation has decided so. Combinations of filters are checked in advance: a small group cannot be found by subtracting two results either.`,
    },
    indicative: {
      name: 'Indicative',
      text: (f) =>
        `Below ${f.indicativeBelow} people, a few answers are enough to move a result. It opens a discussion; it does not close it.`,
    },
    snapshot: {
      name: 'Frozen results',
      text: (f) =>
        `Results are about answers frozen at a date, never about live ones. While a campaign is open they can only be updated after at least ${f.minimumGroup} new answers: otherwise the difference between two states would give away who has just answered.`,
    },
  },
} satisfies Shape<typeof fr>;
