import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  title: 'How scores are made',
  introduction:
    'From a candidate’s answer to the verdict: what is measured, how, and what must not be done with it.',
  contents: 'On this page',
  terms: 'The words of this section',
  weights: { caption: 'Default weights', section: 'Section', weight: 'Weight' },
  version: (engine) =>
    `Version ${engine} of the calculation. Each report keeps the version that made it.`,
  sections: {
    idea: {
      title: 'The idea in two minutes',
      text: () =>
        'A score does not say what a person is worth. It says how far their answers resemble the profile that **you** described in the campaign. Change the target and the score changes; the person has not changed.\n\nEach section that is asked and has a target gets a score from 0 to 100. A weighted mean makes them into the overall score, from which the verdict comes. Under every score of the report, “How was this computed?” shows the whole sum, with the person’s own numbers.',
    },
    culture: {
      title: 'Culture',
      text: (f) =>
        `In each of ${f.situations} situations the person chooses one option out of four, one for each culture: clan, adhocracy, market, hierarchy. The options are shuffled for each person. The four shares always make 100; 25 each would be no preference at all.\n\nThe resulting profile is compared with the target’s four shares. Shapes are compared: what the person puts above or below 25, and what you put above or below. With so few clicks, a nearly flat profile is mostly chance; a floor keeps it from being taken for a preference.`,
    },
    values: {
      title: 'Values',
      text: (f) =>
        `The person rates ${f.valueStatements} statements on a scale of ${f.valueSteps} steps, from “opposed to my values” to “of supreme importance”. Two statements per value, ten values, on Schwartz’s circle: neighbours go well together, opposites get in each other’s way.\n\n**Why centre?** Some people rate everything high, others everything low. Taking the person’s own mean away from each rating leaves their priorities only. The target is centred in the same way. Adding one point to every rating therefore changes nothing.`,
    },
    personality: {
      title: 'Personality: positions and intervals',
      text: (f) =>
        `${f.personalityStatements} statements, ${f.facetStatements} per facet, measure thirty facets gathered in five domains. About half are worded the other way round, so that a habit of agreeing does not pass for a trait.\n\nEach trait is shown as a position: the mean of its answers on the scale people answered, from 1 (not at all) to 5 (entirely), with a margin computed from how well the answers agree. Reports compare nobody with other people: no percentile, no low or high level. A trait is said to stand out only when it lies clearly above or below the middle of the scale, beyond its margin.\n\n**Only to compare with a target** is a position turned into a working T (${f.tMean} is the mean of the reference, ${f.tSd} points one standard deviation). The reference is provisional: it comes from another questionnaire, and a trait may be off by 5 to 10 T. It is the same for everybody, whatever their sex and age.\n\nFor each required trait the target is an interval. Inside it the credit is 1; outside it shrinks, and is gone ${f.intervalFade} T points away. A domain weighs 1, a facet ${f.facetWeight}. A score of ${f.canAdaptAbove} is halfway between what an average person gets with your intervals and a full match. If a domain and some of its facets are both required, only the facets count. A target that is too broad is pointed out in the form; one that an average person would meet by more than ${f.unscorablePercent}% is not scored.\n\nAnybody may prefer not to answer a statement. A facet needs ${f.facetAnswered} answers, a domain ${f.domainAnswered}; below that the trait is left out and named, and never lowers the score. If more than ${f.leftOutPercent}% of what you ask for is left out, the section has no score.`,
    },
    motivations: {
      title: 'Motivations',
      text: (f) =>
        `The person ranks ${f.motivations} motivations from most to least important; you ranked the same ones by what the job can offer. Pairs ranked the wrong way round are counted, and a reversal at the top of your list costs more than one at the bottom.\n\nIdentical rankings: 100. The ranking reversed: 0.`,
    },
    anchor: {
      title: 'The chance benchmark: why 50 is not “average”',
      text: (f) =>
        `Two profiles taken at random often resemble each other a little. Were that resemblance converted as it is, somebody who clicks without reading would look half suitable.\n\nThe score of ${f.canAdaptAbove} is therefore placed at the similarity below which about nine people in ten who answer at random stay: ${f.cultureAnchor} for culture, ${f.valuesAnchor} for values, ${f.motivationsAnchor} for motivations. Opposite profiles are worth 0, identical ones 100. So a score of 45 does not mean “nearly half the answers right”: it means that the resemblance is no stronger than what chance can produce.`,
    },
    facts: {
      title: 'Skills, career and conditions',
      text: (f) =>
        `These sections compare declared facts with your requirements. Exceeding a requirement is never penalised.\n\n- **Skills**: the level counts for ${f.skillLevelPercent}%, the years for ${f.skillYearsPercent}%. Each missing level takes away ${f.skillLossPercent}% of the level’s credit; a skill no longer in use loses ${f.skillUnusedLossPercent}%.\n- **Languages**: each missing level takes away ${f.languageLossPercent}%.\n- **Studies**: each missing year takes away ${f.studiesLossPercent}%.\n- **Experience and job**: the occupations and sectors listed are alternatives, one is enough. A start that is too late loses all its credit over ${f.delayFadeMonths} months.\n- **Mobility**: a journey that is too long loses its credit over ${f.commuteFadeMinutes} minutes. Where people live is never scored.\n- **Individual situation**: desired pay above the offer loses its credit over ${f.payFadePercent}%. Two different currencies are not compared.\n- **Your own questions**: shown, never scored.`,
    },
    overall: {
      title: 'Weights, overall score and verdict',
      text: (f) =>
        `The overall score is the mean of the sections, each by its weight. A section without a requirement does not count; a section that is asked and left unanswered counts as 0, otherwise skipping it would pay off. Below a total weight of ${f.sufficientWeight} there is neither an overall score nor a verdict.\n\nThe verdict is read from the whole number on display:\n\n- above ${f.fitsAbove}: **fits**;\n- above ${f.canAdaptAbove} and up to ${f.fitsAbove}: **does not fit but can adapt**;\n- ${f.canAdaptAbove} or below: **does not fit**.\n\n**How sure is it?** The same person, on another day, would not answer in quite the same way. So the whole calculation is made again ${f.replicates} times with the chance that the answers contain: clicks drawn again in the same proportions, ratings and traits moved further where the person’s own answers disagree, ranks moved by about one place. Facts stay as declared. “76, probably 70 to 82” means that ${f.intervalPercent}% of the results lie between 70 and 82. A verdict that at least ${f.veryLikelyPercent}% of them give is **very likely**, at least ${f.likelyPercent}% **likely**, otherwise **uncertain**: it is then drawn hollow, with the second verdict beside it. This never changes the verdict itself.\n\nOnly the right to work, if you require it, caps the score at ${f.canAdaptAbove} when it is missing. Next to the overall score are its two halves, answers and facts, because one can hide the other.`,
    },
    quality: {
      title: 'Reliability of answers',
      text: (f) =>
        `Seven signs point to inattentive reading: pages filled in at less than ${f.hastySeconds} seconds per statement, long runs of the same answer, answers that hardly vary, related statements that contradict each other, control instructions missed. Each gives 1 point, or 2 if it is severe. From ${f.unreliableFrom} points a banner warns that the answers are unreliable.\n\nThese signs change no score and reject nobody. Somebody who is tired, in a hurry or reading in another language may set them off: offer them the chance to answer again.`,
    },
    limits: {
      title: 'The limits of these scores',
      text: () =>
        `- **They are self-descriptions.** The person describes themselves while applying. They may be mistaken, or want to please.\n- **Every measure has a margin.** It is computed from the person’s own answers and shown beside each score. A few points between two candidates do not tell them apart.\n- **The reference is provisional**: it comes from another questionnaire, and may be off by 5 to 10 T.\n- **The target is yours.** If it describes the present team rather than what the job needs, the score will reproduce the present team.\n- **Prediction remains hard.** Even when well made, such questionnaires explain only a modest part of success. Structured interviews, work samples and references bring what they lack.`,
    },
    misuse: {
      title: 'What they must not be used for',
      text: (f) =>
        `- **Rejecting somebody on the score alone.** European law protects everyone from entirely automatic decisions; a person must read the report, decide and be able to say why. Record your decision and its reason.\n- **Ranking candidates** from the highest score to the lowest and stopping after the first few.\n- **Making a diagnosis.** Nothing here is a clinical test. “Neuroticism” (emotional sensitivity) is an ordinary trait, not a disorder.\n- **Considering age, nationality, name or home.** None of them counts in a score, and none may count in your decision.\n- **Using the scores again** for a promotion, a yearly appraisal or a dismissal. They were given for one position.\n\nYour administrators can compare selection rates between groups of at least ${f.fairnessGroup} people; a rate below ${f.fairnessPercent}% of the highest is flagged, and calls for an explanation.`,
    },
  },
} satisfies Shape<typeof fr>;
