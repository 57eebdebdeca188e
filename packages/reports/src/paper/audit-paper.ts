import type { Report, ReportBlock } from '@cadran/contract';
import { AUDIT_LIMITS, type Language, slug } from '@cadran/contract/codes';
import { dayIn } from '@cadran/i18n';
import { promiseFacts } from '@cadran/i18n/respondent';
import { list, paragraph, titled } from '../drafting/blocks.ts';
import { writerOf } from '../drafting/writer.ts';
import type { PaperData, PaperDraft, PaperWords } from './paper-data.ts';
import { accessBlocks } from './sections/access.ts';
import { answeringBlocks } from './sections/answering.ts';
import { changesBlocks } from './sections/changes.ts';
import { groupsBlocks } from './sections/groups.ts';
import { questionsBlocks } from './sections/questions.ts';
import { retentionBlocks } from './sections/retention.ts';
import { purposeBlocks, summaryBlocks } from './sections/summary.ts';
import { versionsBlocks } from './sections/versions.ts';

const toldBlocks = ({ data, words, language }: PaperDraft): readonly ReportBlock[] =>
  promiseFacts(
    {
      organization: { name: data.organizationName },
      minimumGroup: data.settings.minimumGroup,
      codes: data.codes,
    },
    AUDIT_LIMITS,
    words.promise,
    language,
  ).flatMap(([label, text]) => titled(label, [paragraph(text)]));

const limitsBlocks = ({ data, t }: PaperDraft): readonly ReportBlock[] => {
  const { operator, unanimous, network } = t.limits;
  return list([operator, unanimous, t.limits[data.settings.access], network]);
};

const SECTIONS = {
  summary: summaryBlocks,
  purpose: purposeBlocks,
  changes: changesBlocks,
  answering: answeringBlocks,
  access: accessBlocks,
  groups: groupsBlocks,
  limits: limitsBlocks,
  retention: retentionBlocks,
  told: toldBlocks,
  questions: questionsBlocks,
  versions: versionsBlocks,
  checks: ({ t }) => list(Object.values(t.checks)),
} as const satisfies Partial<
  Record<keyof PaperWords['paper']['sections'], (draft: PaperDraft) => readonly ReportBlock[]>
>;

/** What employee representatives are told of an audit, before it opens and after, from its settings and the product's rules. */
export const buildAuditPaper = (data: PaperData, language: Language, words: PaperWords): Report => {
  const t = words.paper;
  const write = writerOf(language, data.timeZone);
  const draft: PaperDraft = { data, language, words, t, write };
  const [version] = data.versions;
  return {
    kind: 'profiling',
    language,
    title: t.title,
    subtitle: t.subtitle(
      data.settings.name,
      write.number(version.number),
      write.instant(version.createdAt),
    ),
    sections: (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map((id) => ({
      id,
      title: t.sections[id],
      blocks: SECTIONS[id](draft),
    })),
  };
};

/** `information-representants-audit-v3-2026-11-15.pdf` */
export const auditPaperFileName = (
  { settings, versions: [version], madeAt, timeZone }: PaperData,
  { paper }: PaperWords,
): string =>
  [paper.fileName, slug(settings.name, 40), `v${version.number}`, dayIn(new Date(madeAt), timeZone)]
    .filter((part) => part !== '')
    .join('-')
    .concat('.pdf');
