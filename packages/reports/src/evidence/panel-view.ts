import type { Evidence, ReportBlock, OrganizationEvidence } from '@cadran/contract';
import type { EvidencePanel, Language } from '@cadran/contract/codes';
import type { PanelWords } from '@cadran/i18n/evidence';
import { type Names, namesOf } from '../drafting/names.ts';
import { type Writer, writerOf } from '../drafting/writer.ts';

/** How far one part of a panel is. */
export interface PanelProgress {
  readonly label: string;
  readonly people: number;
  readonly needed: number;
  /** "60 of 100" */
  readonly text: string;
}

/** A panel, in the words of one language. */
export interface PanelView {
  readonly id: EvidencePanel;
  readonly title: string;
  readonly question: string;
  /** `none`: nothing is known yet; `some`: a part of it is. */
  readonly state: 'none' | 'some' | 'all';
  /** What is said instead of figures; null once everything is known. */
  readonly before: string | null;
  /** "n = 230, reading of 12 November 2026"; null while nothing is known. */
  readonly basis: string | null;
  /** What a figure of it means, in a sentence. */
  readonly meaning: string;
  readonly missing: string | null;
  readonly progress: readonly PanelProgress[];
  readonly blocks: readonly ReportBlock[];
  /** Every single figure: folded on the page, printed in documents. */
  readonly details?: readonly ReportBlock[];
}

/** In which language a panel speaks. */
export interface PanelTexts {
  readonly language: Language;
  readonly words: PanelWords;
  readonly names: Names;
  readonly write: Writer;
}

/** Passed to every panel of the questionnaire. */
export interface PanelDraft extends PanelTexts {
  readonly evidence: Evidence;
}

/** Passed to every panel of an organisation. */
export interface OrganizationPanelDraft extends PanelTexts {
  readonly evidence: OrganizationEvidence;
}

export const panelTexts = (
  language: Language,
  words: PanelWords,
  timeZone: string,
): PanelTexts => ({
  language,
  words,
  names: namesOf(language),
  write: writerOf(language, timeZone),
});
