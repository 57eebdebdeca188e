import {
  FAIRNESS_DIMENSIONS,
  FAIRNESS_STAGES,
  type FairnessReport,
  type FairnessStage,
} from '@cadran/contract';
import { ENGINE_VERSION, type SelectionRatio, selectionRatios } from '@cadran/scoring';
import type { CountedGroup } from '../queries/fairness.ts';

type StageReport = FairnessReport['dimensions'][number]['stages'][number];

const presentRatio = (ratio: SelectionRatio, counted: CountedGroup, stage: FairnessStage) =>
  ratio.status === 'compared'
    ? { ...ratio, candidates: counted.candidates, selected: counted[stage] }
    : ratio;

const buildStage = (stage: FairnessStage, groups: readonly CountedGroup[]): StageReport => {
  const ratios = selectionRatios(
    groups.map(({ group, candidates, ...counts }) => ({
      group,
      candidates,
      selected: counts[stage],
    })),
  ).groups;
  return {
    stage,
    groups: groups.flatMap((counted, index) => {
      const ratio = ratios[index];
      return ratio ? [presentRatio(ratio, counted, stage)] : [];
    }),
  };
};

/** Selection ratios of every dimension and stage. */
export const buildFairnessReport = (
  counted: readonly CountedGroup[],
  candidates: number,
): FairnessReport => ({
  engineVersion: ENGINE_VERSION,
  candidates,
  dimensions: FAIRNESS_DIMENSIONS.map((dimension) => {
    const groups = counted.filter((group) => group.dimension === dimension);
    return { dimension, stages: FAIRNESS_STAGES.map((stage) => buildStage(stage, groups)) };
  }),
});
