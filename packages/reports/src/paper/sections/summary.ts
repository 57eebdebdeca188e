import type { ReportBlock } from '@cadran/contract';
import { auditDuration, withNoBreakSpaces } from '@cadran/i18n';
import { PROFILING_CULTURE, subjectForms } from '@cadran/instruments';
import { PROFILING_PARTS } from '@cadran/instruments/parts/profiling-parts';
import { questionnaireMinutes } from '@cadran/instruments/parts/duration';
import { segmentPages } from '@cadran/instruments/parts/segments';
import { callout, facts, lead, paragraph, small } from '../../drafting/blocks.ts';
import { inLanguage } from '../../drafting/draft.ts';
import type { PaperDraft } from '../paper-data.ts';

const openingSentence = ({ data, t, language, write }: PaperDraft): string => {
  const { of } = subjectForms(data.settings.subject, language);
  const { planned, open, closed } = t.summary.lead;
  if (data.firstOpenedAt === null) return planned(data.organizationName, of);
  const since = write.instant(data.firstOpenedAt);
  return (data.status === 'open' ? open : closed)(data.organizationName, of, since);
};

const lengthText = ({ data, t, language, write }: PaperDraft): string => {
  const minutes = questionnaireMinutes(PROFILING_PARTS, data.settings);
  return t.summary.length(
    write.number(PROFILING_CULTURE.length),
    write.number(segmentPages(data.settings).flat().length),
    auditDuration(minutes, language, data.showEstimatedDuration),
  );
};

export const summaryBlocks = (draft: PaperDraft): readonly ReportBlock[] => {
  const { data, t, write } = draft;
  const { summary } = t;
  const { settings, firstOpenedAt, closedAt, status } = data;
  const [version] = data.versions;
  const dated = (name: string, date: string | null) =>
    date === null ? [] : [{ name, value: write.instant(date) }];
  const smallest = settings.access === 'codes' ? summary.people : summary.answers;
  return [
    lead(openingSentence(draft)),
    paragraph(summary.made(write.instant(data.madeAt))),
    facts([
      { name: summary.audit, value: settings.name },
      { name: summary.organization, value: data.organizationName },
      { name: summary.owner, value: data.ownerName },
      { name: summary.state, value: summary.states[status] },
      ...dated(summary.opened, firstOpenedAt),
      ...dated(summary.closedAt, status === 'closed' ? closedAt : null),
      { name: summary.version, value: write.number(version.number) },
      { name: summary.digest, value: version.digest },
      { name: summary.kind, value: summary.kinds[settings.access] },
      { name: summary.smallest, value: smallest(write.number(data.smallestGroup)) },
      { name: summary.questions, value: lengthText(draft) },
      { name: summary.contact, value: data.privacyContact ?? summary.noContact },
      { name: summary.timeZone, value: data.timeZone },
    ]),
  ];
};

/** The paragraphs of a text that was typed into a form. */
const typedParagraphs = (text: string): readonly ReportBlock[] =>
  text
    .split(/\n+/u)
    .filter((line) => line.trim() !== '')
    .map(paragraph);

export const purposeBlocks = ({ data, t, language }: PaperDraft): readonly ReportBlock[] => {
  const { purpose, legalBasis } = data.settings;
  const written = withNoBreakSpaces(inLanguage(purpose, language), language);
  const { byOrganization, missing, missingTitle, basis, bases, notes, notChecked } = t.purpose;
  return [
    ...(written === ''
      ? [callout('caution', missingTitle, missing)]
      : [paragraph(byOrganization), ...typedParagraphs(written)]),
    callout(
      legalBasis === 'to_complete' ? 'caution' : 'neutral',
      `${basis} ${bases[legalBasis]}`,
      notes[legalBasis],
    ),
    small(notChecked),
  ];
};
