import type { Shape } from '../area.ts';
import type fr from './fr.ts';

export default {
  whatIs: (term) => `What does “${term}” mean?`,
  more: 'How scores are made',
  terms: {
    position: {
      name: 'Position',
      text: () =>
        'The mean of the answers to a trait’s statements, on the scale people answered, from 1 (not at all) to 5 (entirely); those worded the other way round are turned. A position compares the person with nobody: it says what their answers state, and its margin says how sure that is.',
    },
    tScore: {
      name: 'Working T',
      text: (f) =>
        `The scale in which a campaign sets its intervals: ${f.tMean} is the mean of a reference population, ${f.tSd} points one standard deviation. It only serves to compare a position with a target. The reference comes from another questionnaire: a trait may be off by 5 to 10 T.`,
    },
    interval: {
      name: 'Desired interval',
      text: (f) =>
        `The T scores the campaign expects for a trait. Inside it, the credit is full, with no preference for either end; outside it shrinks, and is gone ${f.intervalFade} points away. From ${f.tMin} to ${f.tMax}, the trait is not required.`,
    },
    margin: {
      name: 'Margin of error',
      text: () =>
        `The same person, asked on another day, would not get quite the same score. The margin is computed from the person’s own answers: the better they agree, the narrower it is. Two scores whose margins overlap cannot be told apart.`,
    },
    norms: {
      name: 'Reference population',
      text: () =>
        'The group by which a position is turned into a working T, for matching with a target only. The present values are provisional: they come from another questionnaire, and may be off by 5 to 10 T. The comparison is the same for everybody: never by sex, never by age.',
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
      name: 'Benchmark',
      text: (f) =>
        `For culture, values and motivations: about nine people in ten who answer at random stay below this similarity. It is worth ${f.canAdaptAbove} out of 100. For personality, ${f.canAdaptAbove} is halfway between what an average person gets and a full match.`,
    },
    floor: {
      name: 'Contrast and floor',
      text: () =>
        'Contrast says whether a profile has marked highs and lows. When it is nearly flat, its small differences are mostly chance; the floor keeps them from being blown up, and the score is drawn towards the middle.',
    },
    flatTarget: {
      name: 'Target too flat',
      text: () =>
        'A target without contrast does not say what you are looking for: everybody resembles it a little, nobody really. It is not scored. Mark what matters, even if it means giving up what matters less.',
    },
    lenientTarget: {
      name: 'Target too broad',
      text: (f) =>
        `An average person would already get more than ${f.lenientPercent}% of the credit on average. The score would hardly tell anybody apart: narrow the intervals of the traits that matter.`,
    },
    sectionScore: {
      name: 'Section score',
      text: (f) =>
        `From 0 to 100, how well the answers agree with what the campaign looks for in a section. For culture, values and motivations, about nine people in ten who answer at random stay below ${f.canAdaptAbove}. A section that is compared with nothing has no score: its place stays empty.`,
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
    halves: {
      name: 'Answers and facts',
      text: () =>
        'The two halves of the overall score, each computed in the same way: the answers (culture, values, personality, motivations) and the facts declared (all the rest). They stand beside the overall score, because a strong background can hide a deep mismatch, and vice versa.',
    },
    verdict: {
      name: 'Verdict',
      text: (f) =>
        `The displayed overall score in words: above ${f.fitsAbove}, fits; above ${f.canAdaptAbove}, does not fit but can adapt; otherwise, does not fit. Beside it the report says whether it is very likely, likely or uncertain. The verdict informs; you decide.`,
    },
    certainty: {
      name: 'Interval and certainty',
      text: (f) =>
        `The same person, on another day, would not get quite the same score. The calculation is made again ${f.replicates} times with the chance that their answers contain: the interval holds ${f.intervalPercent}% of the results. A verdict that at least ${f.veryLikelyPercent}% of them give is very likely, at least ${f.likelyPercent}%, likely; below that it is uncertain.`,
    },
    quality: {
      name: 'Reliability of answers',
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
        `Says whether the six dimensions of a culture point the same way. 100: they coincide. From ${f.alignedFrom} the whole is aligned; below ${f.incongruentBelow}, one thing is said and another rewarded.`,
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
        `No result is about fewer than ${f.minimumGroup} people, or more if your organisation has decided so. In an audit by codes combinations of filters are checked in advance: no smaller group can be worked out by subtracting results. In an audit by link figures are blurred instead.`,
    },
    indicative: {
      name: 'Indicative',
      text: (f) =>
        `Below ${f.indicativeBelow} people, a few answers are enough to move a result. Use it to start a discussion, not to settle one.`,
    },
    snapshot: {
      name: 'Frozen results',
      text: (f) =>
        `Results are about answers frozen at a date, never about live ones. While a campaign is open they can only be updated after at least ${f.minimumGroup} new answers: otherwise the difference between two states would be about a few people who have just answered. Results of an audit by link are computed three times at most, the last time at closing.`,
    },
  },
} satisfies Shape<typeof fr>;
