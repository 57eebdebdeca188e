import type { ReportBlock, ReportSection } from '@cadran/contract';
import { LEADERSHIP_ROLE_TEXTS, MANAGEMENT_STYLE_TEXTS } from '@cadran/instruments';
import { type GroupCulture, stylesApart } from '@cadran/scoring';
import { paragraph, picture, small, subtitle } from '../../drafting/blocks.ts';
import { placeText, quadrantTexts } from '../../drafting/quadrant.ts';
import { type ProfilingDraft, profilingSection } from '../profiling-draft.ts';
import { withheldPart, withInterval } from '../reading.ts';

/** The dimensions of leadership and management, where they are shown. */
interface Styles {
  readonly leadership: NonNullable<GroupCulture['leadership']>;
  readonly management: NonNullable<GroupCulture['management']>;
  readonly intervals: GroupCulture['intervals'];
}

const stylesOf = ({ leadership, management, intervals }: GroupCulture): Styles | null =>
  leadership && management && { leadership, management, intervals };

const placed = (
  { leadership, management, intervals }: Styles,
  style: 'leadership' | 'management',
) => {
  const dimension = style === 'leadership' ? 'leadership' : 'management_of_employees';
  const sure = intervals?.dimensions?.[dimension].point;
  return {
    ...(style === 'leadership' ? leadership : management).point,
    ...(sure && { intervals: sure }),
  };
};

const roles = ({ texts, language }: ProfilingDraft, perceived: Styles, desired: Styles) => {
  const { leadership } = texts;
  const [now, ideal] = [perceived.leadership.role, desired.leadership.role];
  const described = (role: typeof now, sentence: (role: string, description: string) => string) => {
    const { name, description } = LEADERSHIP_ROLE_TEXTS[role];
    return paragraph(sentence(name[language], description[language]));
  };
  if (now === ideal && now !== 'balanced') return [described(now, leadership.roleSame)];
  return [
    now === 'balanced'
      ? paragraph(leadership.roleBalancedPerceived)
      : described(now, leadership.rolePerceived),
    ideal === 'balanced'
      ? paragraph(leadership.roleBalancedDesired)
      : described(ideal, leadership.roleDesired),
  ];
};

const styles = (
  { texts, language }: ProfilingDraft,
  perceived: Styles,
  desired: Styles,
): readonly ReportBlock[] => {
  const { leadership } = texts;
  const [now, ideal] = [perceived.management.style, desired.management.style];
  const described = (
    style: NonNullable<typeof now>,
    sentence: (style: string, description: string) => string,
  ) => {
    const { name, description } = MANAGEMENT_STYLE_TEXTS[style];
    return paragraph(sentence(name[language], description[language]));
  };
  if (now !== null && now === ideal) return [described(now, leadership.styleSame)];
  return [
    now === null
      ? paragraph(leadership.styleNonePerceived)
      : described(now, leadership.stylePerceived),
    ideal === null
      ? paragraph(leadership.styleNoneDesired)
      : described(ideal, leadership.styleDesired),
  ];
};

const sureness = (
  { data, write }: ProfilingDraft,
  figure: 'roleShare' | 'styleShare',
  sentence: (perceived: string, desired: string) => string,
): readonly ReportBlock[] => {
  const { perceived, desired } = data.group.report;
  const [now, wanted] = [perceived.intervals?.[figure], desired.intervals?.[figure]];
  return typeof now === 'number' && typeof wanted === 'number'
    ? [small(sentence(write.percent(now), write.percent(wanted)))]
    : [];
};

export const leadershipSection = (draft: ProfilingDraft): ReportSection => {
  const { data, texts, write } = draft;
  const { leadership } = texts;
  const { report } = data.group;
  const [perceived, desired] = [stylesOf(report.perceived), stylesOf(report.desired)];
  const { moments, managementMoments } = leadership;
  const apart = stylesApart(report.perceived);
  if (!perceived || !desired || apart === null) {
    const needed = withheldPart(report, 'dimensions') ?? 0;
    return profilingSection(draft, 'leadership', [
      paragraph(texts.withheld.styles(write.number(needed))),
    ]);
  }
  return profilingSection(draft, 'leadership', [
    paragraph(leadership.intro),
    picture({
      kind: 'quadrant',
      title: leadership.picture,
      description: leadership.description(
        placeText(draft, perceived.leadership.point),
        placeText(draft, perceived.management.point),
      ),
      model: {
        points: [
          {
            ...placed(perceived, 'leadership'),
            label: leadership.leadershipPoint(moments.perceived),
            kind: 'actual',
            shape: 'circle',
          },
          {
            ...placed(desired, 'leadership'),
            label: leadership.leadershipPoint(moments.desired),
            kind: 'target',
            shape: 'circle',
          },
          {
            ...placed(perceived, 'management'),
            label: leadership.managementPoint(managementMoments.perceived),
            kind: 'actual',
            shape: 'square',
          },
          {
            ...placed(desired, 'management'),
            label: leadership.managementPoint(managementMoments.desired),
            kind: 'target',
            shape: 'square',
          },
        ],
        arrows: [
          { from: 0, to: 1 },
          { from: 2, to: 3 },
        ],
      },
      texts: quadrantTexts(draft),
    }),
    subtitle(leadership.roleTitle),
    ...roles(draft, perceived, desired),
    ...sureness(draft, 'roleShare', leadership.roleSure),
    subtitle(leadership.styleTitle),
    ...styles(draft, perceived, desired),
    ...sureness(draft, 'styleShare', leadership.styleSure),
    paragraph(
      leadership.apart(
        withInterval(
          draft,
          (value) => write.decimal(value),
          apart,
          report.perceived.intervals?.stylesApart,
        ),
      ),
    ),
  ]);
};
