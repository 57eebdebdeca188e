import type { Report, ReportBlock, ReportSection } from '@cadran/contract';
import { AUDIT_LIMITS, CULTURE_TYPES, type Language } from '@cadran/contract/codes';
import { CULTURE_TYPE_TEXTS } from '@cadran/instruments';
import { facts, paragraph, titled } from '../../drafting/blocks.ts';
import { inLanguage } from '../../drafting/draft.ts';
import { actionBlocks, earlierActionBlocks } from './action-tables.ts';
import { heardBlocks } from './heard-section.ts';
import { type PublishedDraft, publishedDraft } from './page-draft.ts';
import type { PublishedContent } from './published-content.ts';
import { sinceBlocks } from './since-section.ts';

/** An empty line begins a new paragraph. */
const ownParagraphs = (
  { language }: PublishedDraft,
  text: PublishedContent['heard'],
): readonly ReportBlock[] =>
  inLanguage(text, language)
    .split(/\n\s*\n/u)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(paragraph);

const aboutBlocks = (draft: PublishedDraft, publishedAt: string): readonly ReportBlock[] => {
  const { content, page, texts, language, names, write } = draft;
  const { precision, blur } = content;
  const { rounded, protected: blurred } = texts.introduction;
  const anonymity = precision === 'protected' ? page.about.anonymityByLink : page.about.anonymity;
  return [
    paragraph(page.about.intervals),
    ...(precision === 'rounded'
      ? [paragraph(rounded(write.number(AUDIT_LIMITS.exactByCodes)))]
      : []),
    ...(blur
      ? [
          paragraph(
            blurred(write.number(Math.ceil(blur.point)), write.number(Math.ceil(blur.bars))),
          ),
        ]
      : []),
    paragraph(anonymity(write.number(content.minimumGroup))),
    paragraph(page.about.frozen(write.instant(publishedAt))),
    paragraph(page.about.counted),
    ...titled(page.about.types, [
      facts(
        CULTURE_TYPES.map((type) => ({
          name: names.types[type],
          value: CULTURE_TYPE_TEXTS[type].description[language],
        })),
      ),
    ]),
  ];
};

interface PublishedFrame {
  readonly organizationName: string;
  readonly timeZone: string;
  /** Of a preview: now. */
  readonly publishedAt: string;
}

/** The page for those who answered, from the copy that was kept when it was published. */
export const buildPublishedPage = (
  content: PublishedContent,
  { organizationName, timeZone, publishedAt }: PublishedFrame,
  language: Language,
): Report => {
  const draft = publishedDraft(content, language, timeZone);
  const { page, words } = draft;
  const sections: ReportSection[] = [
    {
      id: 'heard',
      title: page.sections.heard,
      blocks: [...ownParagraphs(draft, content.heard), ...heardBlocks(draft)],
    },
    {
      id: 'next',
      title: page.sections.next,
      blocks: [...ownParagraphs(draft, content.next), ...actionBlocks(draft)],
    },
    {
      id: 'since',
      title: page.sections.since,
      blocks: [...sinceBlocks(draft), ...earlierActionBlocks(draft)],
    },
    { id: 'about', title: page.sections.about, blocks: aboutBlocks(draft, publishedAt) },
  ];
  return {
    kind: 'profiling',
    language,
    title: page.title,
    subtitle: words.frame.subtitle(content.campaignName, organizationName),
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  };
};
