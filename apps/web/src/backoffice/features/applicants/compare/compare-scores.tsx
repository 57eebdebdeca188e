import { SCORED_SECTIONS } from '@cadran/contract';
import { ShapeMark } from '@cadran/charts';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../language/use-messages.ts';
import { ScrollRegion } from '../../../../report/scroll-region.tsx';
import {
  DecisionBadge,
  QualityBadge,
  VerdictBadge,
} from '../../../shared/applicant/applicant-badges.tsx';
import { reportPath } from '../../../shared/applicant/report-path.ts';
import type { ComparedPerson } from './compared-people.ts';

const Score = ({ score }: { readonly score: number | null }) => {
  const { notScored } = useMessages(backoffice.applicants);
  if (score === null)
    return (
      <span className="compare-none">
        <span aria-hidden>–</span>
        <span className="visually-hidden">{notScored}</span>
      </span>
    );
  return (
    <span className="compare-score">
      <strong>{score}</strong>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
        <rect width={100} height={8} fill="#dfe6ec" />
        <rect width={score} height={8} fill="#2d5573" />
      </svg>
    </span>
  );
};

interface RowProps {
  readonly name: string;
  readonly people: readonly ComparedPerson[];
  /** One cell a person, in their order. */
  readonly children: readonly ReactNode[];
}

const Row = ({ name, people, children }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    {people.map(({ candidate }, place) => (
      <td key={candidate.id}>{children[place]}</td>
    ))}
  </tr>
);

/** Everything a list line says, a column a person. */
export const CompareScores = ({ people }: { readonly people: readonly ComparedPerson[] }) => {
  const t = useMessages(backoffice.applicants);
  const names = useMessages(candidates).sections;
  const sections = SCORED_SECTIONS.filter((section) =>
    people.some(({ candidate }) => (candidate.sections?.[section] ?? null) !== null),
  );
  const each = (draw: (candidate: ComparedPerson['candidate']) => ReactNode): ReactNode[] =>
    people.map(({ candidate }) => draw(candidate));
  return (
    <ScrollRegion label={t.comparing.scores}>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t.comparing.criterion}</span>
            </th>
            {people.map(({ candidate, name, color, shape }) => (
              <th key={candidate.id} scope="col">
                <Anchor component={Link} to={reportPath(candidate.id)}>
                  <svg width={14} height={14} aria-hidden>
                    <ShapeMark shape={shape} x={7} y={7} radius={5} color={color} />
                  </svg>
                  {name}
                </Anchor>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={t.verdict} people={people}>
            {each(({ verdict }) => verdict && <VerdictBadge verdict={verdict} />)}
          </Row>
          <Row name={t.overall} people={people}>
            {each(({ overall }) => (
              <Score score={overall} />
            ))}
          </Row>
          {sections.map((section) => (
            <Row key={section} name={names[section]} people={people}>
              {each((candidate) => (
                <Score score={candidate.sections?.[section] ?? null} />
              ))}
            </Row>
          ))}
          <Row name={t.quality} people={people}>
            {each(({ quality }) => quality && <QualityBadge quality={quality} />)}
          </Row>
          <Row name={t.decision} people={people}>
            {each(({ decision }) => (
              <DecisionBadge decision={decision} />
            ))}
          </Row>
        </tbody>
      </table>
    </ScrollRegion>
  );
};
