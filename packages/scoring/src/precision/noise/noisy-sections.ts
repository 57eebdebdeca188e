import type { CandidateSections, Measures } from '../../overall/section-scorer.ts';
import { normsOfAdopted } from '../../personality/adopted-norms.ts';
import { PERSONALITY_NORMS } from '../../personality/personality-norms.ts';
import type { FacetAnswers } from '../../personality/facet-answers.ts';
import { personalityTarget } from '../../personality/matching/interval-fit.ts';
import type { ScoredTarget } from '../../scored-target.ts';
import type { NoisySections } from '../candidate-precision.ts';
import { noisyCulture } from './noisy-culture.ts';
import { noisyMotivations } from './noisy-motivations.ts';
import { noisyPersonality } from './noisy-personality.ts';
import { noisyValues } from './noisy-values.ts';
import { normalSource, replicate, type Replicates, seededSource } from './replicates.ts';

interface Evidence {
  readonly facets: FacetAnswers | null;
  readonly measures: Measures;
  readonly sections: Pick<CandidateSections, 'motivations'>;
}

/** Replicates of the four sections that come from instruments, where they were answered and asked for. */
export const noisySections = (target: ScoredTarget) => {
  const intervals = target.personality ? personalityTarget(target.personality) : null;
  const norms = target.norms ? normsOfAdopted(target.norms) : PERSONALITY_NORMS;
  return ({ facets, measures, sections }: Evidence, seed: string): NoisySections => {
    const normals = (section: string) => normalSource(seededSource(seed, section));
    const noisy: { -readonly [Section in keyof NoisySections]: Replicates } = {};
    const { culture, values, personality } = measures;
    if (culture && target.culture)
      noisy.culture = replicate(
        noisyCulture(culture, target.culture, seededSource(seed, 'culture')),
      );
    if (values && target.values)
      noisy.values = replicate(noisyValues(values, target.values, normals('values')));
    if (personality && facets && intervals)
      noisy.personality = replicate(
        noisyPersonality(personality, facets, intervals, normals('personality'), norms),
      );
    if (sections.motivations.status === 'scored')
      noisy.motivations = replicate(
        noisyMotivations(
          sections.motivations.components.desired,
          sections.motivations.components.actual,
          normals('motivations'),
        ),
      );
    return noisy;
  };
};
