import type { ReportBlock, ReportSection } from '@cadran/contract';
import { AUDIT_LIMITS } from '@cadran/contract/codes';
import { formatCount } from '@cadran/i18n';
import { subjectForms } from '@cadran/instruments';
import { callout, facts, paragraph, small } from '../../drafting/blocks.ts';
import { selectionName } from '../group-names.ts';
import type { ProfiledGroup } from '../profiling-data.ts';
import { type ProfilingDraft, profilingSection } from '../profiling-draft.ts';

/** What was done to the figures before they were published, and how sure they are. */
const precisionNotes = (
  { texts, write }: ProfilingDraft,
  { precision, blur, access, perceived }: ProfiledGroup['report'],
): readonly ReportBlock[] => {
  const { introduction } = texts;
  const intervals = (): readonly ReportBlock[] => {
    if (access === null) return [];
    if (perceived.intervals === null) return [small(introduction.noIntervals)];
    return [
      small(precision === 'protected' ? introduction.intervalsOfProtected : introduction.intervals),
    ];
  };
  return [
    ...(precision === 'rounded'
      ? [
          callout(
            'neutral',
            introduction.roundedTitle,
            introduction.rounded(write.number(AUDIT_LIMITS.exactByCodes)),
          ),
        ]
      : []),
    ...(blur
      ? [
          callout(
            'neutral',
            introduction.protectedTitle,
            introduction.protected(
              write.number(Math.ceil(blur.point)),
              write.number(Math.ceil(blur.bars)),
            ),
          ),
        ]
      : []),
    ...intervals(),
  ];
};

/** How many answered, as precisely as it may be told. */
export const respondentsText = (
  { language }: ProfilingDraft,
  { respondents, precision }: ProfiledGroup['report'],
): string => formatCount(respondents, language, precision === 'protected');

/** Cautions about the group and the one compared with it. */
export const cautions = (
  draft: ProfilingDraft,
  beside: ProfiledGroup = draft.data.group,
): readonly ReportBlock[] => {
  const { data, texts, write } = draft;
  const { introduction } = texts;
  const { report, snapshot } = data.group;
  return [
    ...(report.indicative || beside.report.indicative
      ? [callout('caution', introduction.indicativeTitle, introduction.indicative, 'indicative')]
      : []),
    ...precisionNotes(draft, report),
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
export const anonymityNote = ({ data, texts, write }: ProfilingDraft): ReportBlock => {
  const { anonymity, anonymityByLink } = texts.introduction;
  const sentence = data.group.report.precision === 'protected' ? anonymityByLink : anonymity;
  return small(sentence(write.number(data.minimumGroup)));
};

/** So that whoever reads the report can compare them with the people invited. */
const givenCodes = ({ data: { codes }, texts, write }: ProfilingDraft) => {
  if (!codes) return [];
  const { mailed, printed } = codes;
  const { codesGiven, codes: name } = texts.introduction;
  const total = write.number(mailed + printed);
  const value = codesGiven(total, write.number(mailed), write.number(printed));
  return [{ name, value }];
};

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
      { name: introduction.respondents, value: respondentsText(draft, report) },
      ...givenCodes(draft),
      { name: introduction.figures, value: introduction.precisions[report.precision] },
      { name: introduction.takenAt, value: write.instant(snapshot.takenAt) },
      { name: introduction.state, value: introduction.states[snapshot.kind], term: 'snapshot' },
      {
        name: introduction.minimumGroup,
        value: introduction[report.access === 'link' ? 'answers' : 'people'](
          write.number(data.minimumGroup),
        ),
        term: 'minimumGroup',
      },
    ]),
    ...cautions(draft),
    anonymityNote(draft),
  ]);
};
