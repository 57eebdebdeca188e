import type { GroupFigures, ReportedGroup } from '@cadran/contract';
import {
  type GroupReport,
  recommendationAim,
  recommendationCode,
  type ValuesSetResult,
} from '@cadran/scoring';
import type { LoadedGroup } from './load-group.ts';

const presentFit = (fit: ValuesSetResult['perceived']) =>
  fit && { score: fit.score, similarity: fit.components.similarity, interval: fit.interval };

const presentFigures = (report: GroupReport): GroupFigures => ({
  ...report,
  valuesSets: report.valuesSets.map(({ id, perceived, desired }) => ({
    id,
    perceived: presentFit(perceived),
    desired: presentFit(desired),
  })),
  recommendations: report.recommendations.map((fired) => ({
    rule: fired.rule,
    code: recommendationCode(fired),
    aim: recommendationAim(fired),
  })),
  withheld: [...report.withheld],
});

export const presentGroup = ({
  campaign: { id, organizationId, name },
  snapshot: { number, kind, takenAt },
  selection,
  report,
}: LoadedGroup): ReportedGroup => ({
  campaign: { id, organizationId, name },
  snapshot: { number, kind, takenAt: takenAt.toISOString() },
  selection,
  figures: presentFigures(report),
});
