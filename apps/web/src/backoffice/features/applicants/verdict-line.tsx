import type { Picture, Report } from '@cadran/reports';
import { VerdictBadge } from '../../shared/applicant/applicant-badges.tsx';

type GaugePicture = Extract<Picture, { kind: 'gauge' }>;

const gaugeOf = ({ sections }: Report): GaugePicture | undefined =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))
    .find((picture) => picture.kind === 'gauge');

/** The report's own number and words, where the decision is taken. */
export const VerdictLine = ({ report }: { readonly report: Report }) => {
  const gauge = gaugeOf(report);
  if (!gauge) return null;
  return (
    <p className="verdict-line">
      {gauge.score !== null && (
        <span>
          <strong>{gauge.score}</strong> {gauge.texts.unit}
        </span>
      )}
      <VerdictBadge verdict={gauge.verdict} />
    </p>
  );
};
