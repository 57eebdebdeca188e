import type { CandidateAnswers } from '../candidate-answers.ts';
import type { CultureMeasure } from '../culture/culture-measure.ts';
import type { ScoredTarget } from '../scored-target.ts';
import { experiencesFit } from '../facts/experiences-fit.ts';
import { individualFit } from '../facts/individual-fit.ts';
import { jobFit } from '../facts/job-fit.ts';
import { languagesFit } from '../facts/languages-fit.ts';
import { mobilityFit } from '../facts/mobility-fit.ts';
import { skillsFit } from '../facts/skills-fit.ts';
import { studiesFit } from '../facts/studies-fit.ts';
import type { PersonalityMeasure } from '../personality/personality-scores.ts';
import type { ValuesMeasure } from '../values/values-score.ts';
import { factSection } from './fact-section.ts';
import {
  cultureSection,
  motivationsSection,
  personalitySection,
  valuesSection,
} from './psychometric-sections.ts';

export interface Measures {
  readonly culture: CultureMeasure | null;
  readonly values: ValuesMeasure | null;
  readonly personality: PersonalityMeasure | null;
}

/** The eleven sections of docs/method/scores.md#overall, made ready for one campaign. */
export const sectionScorer = (target: ScoredTarget) => {
  const culture = cultureSection(target.culture);
  const values = valuesSection(target.values);
  const personality = personalitySection(target.personality, target.norms);
  const motivations = motivationsSection(target.motivations);
  const skills = factSection(target.skills, [], skillsFit);
  const experiences = factSection(target.experiences, {}, experiencesFit);
  const studies = factSection(target.studies?.degree, 'none', studiesFit);
  const languages = factSection(target.languages, [], languagesFit);
  const job = factSection(target.job, {}, jobFit);
  const mobility = factSection(target.mobility, {}, mobilityFit);
  const individual = factSection(target.individual, {}, individualFit);
  return (answers: CandidateAnswers, measures: Measures) => ({
    culture: culture(measures.culture),
    values: values(measures.values),
    personality: personality(measures.personality),
    motivations: motivations(answers.motivations),
    skills: skills(answers.skills),
    experiences: experiences(answers.experiences),
    studies: studies(answers.studies?.degree),
    languages: languages(answers.languages),
    job: job(answers.job),
    mobility: mobility(answers.mobility),
    individual: individual(answers.individual),
  });
};

export type CandidateSections = ReturnType<ReturnType<typeof sectionScorer>>;
