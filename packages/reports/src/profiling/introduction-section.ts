import { CULTURE_TYPES } from '@cadran/contract/codes';
import { subjectForms } from '@cadran/instruments';
import type { GroupCulture } from '@cadran/scoring';
import { callout, facts, list, paragraph, small, titled } from '../drafting/blocks.ts';
import { dominantTypes } from '../portrait/culture-reading.ts';
import type { ReportBlock, ReportSection } from '../report.ts';
import { selectionName } from './group-names.ts';
import type { ProfiledGroup } from './profiling-data.ts';
import { type ProfilingDraft, profilingSection } from './profiling-draft.ts';
import { byGap, gapText } from './reading.ts';

const dominance = (draft: ProfilingDraft, side: 'Perceived' | 'Desired', culture: GroupCulture) => {
  const { texts, names, write } = draft;
  const { introduction } = texts;
  const dominant = dominantTypes(culture.bars);
  const [first, ...others] = dominant;
  if (first === undefined || others.length > 0)
    return introduction[`tied${side}`](write.list(dominant.map((type) => names.types[type])));
  return introduction[`dominant${side}`][culture.strength.level](names.types[first]);
};

/** The three or four sentences that somebody in a hurry reads. */
const essentials = (draft: ProfilingDraft): readonly string[] => {
  const { data, texts, names } = draft;
  const { report } = data.group;
  const [widest = CULTURE_TYPES[0]] = byGap(report);
  const { gap, level } = report.gaps[widest];
  const sentence = gap > 0 ? texts.introduction.largestMore : texts.introduction.largestLess;
  return [
    dominance(draft, 'Perceived', report.perceived),
    dominance(draft, 'Desired', report.desired),
    level === 'keep'
      ? texts.introduction.noGap
      : sentence(names.types[widest], gapText(draft, gap)),
  ];
};

/** What to keep in mind while reading on, of the group and of the one that stands beside it. */
export const cautions = (
  { data, texts, write }: ProfilingDraft,
  beside: ProfiledGroup = data.group,
): readonly ReportBlock[] => {
  const { introduction } = texts;
  const { report, snapshot } = data.group;
  return [
    ...(report.indicative || beside.report.indicative
      ? [callout('caution', introduction.indicativeTitle, introduction.indicative, 'indicative')]
      : []),
    ...(snapshot.kind === 'interim'
      ? [callout('neutral', introduction.interimTitle, introduction.interim)]
      : []),
    ...(report.leftOut > 0
      ? [
          callout(
            'neutral',
            introduction.leftOutTitle,
            introduction.leftOut(report.leftOut, write.number(report.leftOut)),
          ),
        ]
      : []),
  ];
};

/** From how many people on anything is shown. */
export const anonymityNote = ({ data, texts, write }: ProfilingDraft): ReportBlock =>
  small(texts.introduction.anonymity(write.number(data.minimumGroup)));

export const introductionSection = (draft: ProfilingDraft): ReportSection => {
  const { data, texts, language, write } = draft;
  const { introduction } = texts;
  const { campaignName, snapshot, selection, report } = data.group;
  return profilingSection(draft, 'introduction', [
    paragraph(
      introduction.purpose(
        campaignName,
        data.organizationName,
        subjectForms(data.subject, language).in,
      ),
    ),
    facts([
      { name: introduction.campaign, value: campaignName },
      { name: introduction.organization, value: data.organizationName },
      { name: introduction.group, value: selectionName(draft, selection) },
      { name: introduction.respondents, value: write.number(report.respondents) },
      { name: introduction.takenAt, value: write.instant(snapshot.takenAt) },
      { name: introduction.state, value: introduction.states[snapshot.kind], term: 'snapshot' },
      {
        name: introduction.minimumGroup,
        value: introduction.people(write.number(data.minimumGroup)),
        term: 'minimumGroup',
      },
    ]),
    ...cautions(draft),
    ...titled(introduction.shortTitle, list(essentials(draft))),
    anonymityNote(draft),
  ]);
};
