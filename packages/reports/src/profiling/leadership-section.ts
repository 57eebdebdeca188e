import { LEADERSHIP_ROLE_TEXTS, MANAGEMENT_STYLE_TEXTS } from '@cadran/instruments';
import { type GroupCulture, stylesApart } from '@cadran/scoring';
import { paragraph, picture, subtitle } from '../drafting/blocks.ts';
import { placeText, quadrantTexts } from '../drafting/quadrant.ts';
import type { ReportBlock, ReportSection } from '../report.ts';
import { type ProfilingDraft, profilingSection } from './profiling-draft.ts';

const roles = (
  { texts, language }: ProfilingDraft,
  perceived: GroupCulture,
  desired: GroupCulture,
) => {
  const { leadership } = texts;
  const [now, wished] = [perceived.leadership.role, desired.leadership.role];
  const described = (role: typeof now, sentence: (role: string, description: string) => string) => {
    const { name, description } = LEADERSHIP_ROLE_TEXTS[role];
    return paragraph(sentence(name[language], description[language]));
  };
  if (now === wished && now !== 'balanced') return [described(now, leadership.roleSame)];
  return [
    now === 'balanced'
      ? paragraph(leadership.roleBalancedPerceived)
      : described(now, leadership.rolePerceived),
    wished === 'balanced'
      ? paragraph(leadership.roleBalancedDesired)
      : described(wished, leadership.roleDesired),
  ];
};

const styles = (
  { texts, language }: ProfilingDraft,
  perceived: GroupCulture,
  desired: GroupCulture,
): readonly ReportBlock[] => {
  const { leadership } = texts;
  const [now, wished] = [perceived.management.style, desired.management.style];
  const described = (
    style: NonNullable<typeof now>,
    sentence: (style: string, description: string) => string,
  ) => {
    const { name, description } = MANAGEMENT_STYLE_TEXTS[style];
    return paragraph(sentence(name[language], description[language]));
  };
  if (now !== null && now === wished) return [described(now, leadership.styleSame)];
  return [
    now === null
      ? paragraph(leadership.styleNonePerceived)
      : described(now, leadership.stylePerceived),
    wished === null
      ? paragraph(leadership.styleNoneDesired)
      : described(wished, leadership.styleDesired),
  ];
};

export const leadershipSection = (draft: ProfilingDraft): ReportSection => {
  const { data, texts, write } = draft;
  const { leadership } = texts;
  const { perceived, desired } = data.group.report;
  const { moments, managementMoments } = leadership;
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
            ...perceived.leadership.point,
            label: leadership.leadershipPoint(moments.perceived),
            kind: 'actual',
            shape: 'circle',
          },
          {
            ...desired.leadership.point,
            label: leadership.leadershipPoint(moments.desired),
            kind: 'target',
            shape: 'circle',
          },
          {
            ...perceived.management.point,
            label: leadership.managementPoint(managementMoments.perceived),
            kind: 'actual',
            shape: 'square',
          },
          {
            ...desired.management.point,
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
    subtitle(leadership.styleTitle),
    ...styles(draft, perceived, desired),
    paragraph(leadership.apart(write.decimal(stylesApart(perceived)))),
  ]);
};
