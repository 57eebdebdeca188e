import type { Evidence, NormsVersion } from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';
import type {
  ImpactAssessmentWords,
  InstructionsWords,
  ManualWords,
  PanelWords,
  RisksWords,
} from '@cadran/i18n/evidence';
import type { PanelDraft } from '../panel-view.ts';

/** Settings that documents are filled in from; null: a document of the whole installation. */
export interface DocumentOrganization {
  readonly name: string;
  readonly privacyContact: string | null;
  readonly retentionDays: number;
  readonly addUpAnswers: boolean;
}

/** All data of the documents, loaded by the server. */
export interface DocumentData {
  readonly evidence: Evidence;
  readonly norms: readonly NormsVersion[];
  readonly organization: DocumentOrganization | null;
  readonly productVersion: string;
  readonly engineVersion: number;
  readonly madeAt: string;
  readonly timeZone: string;
}

export interface DocumentWords {
  readonly panels: PanelWords;
  readonly manual: ManualWords;
  readonly instructions: InstructionsWords;
  readonly risks: RisksWords;
  readonly impactAssessment: ImpactAssessmentWords;
}

/** Passed to every section. */
export interface DocumentDraft {
  readonly data: DocumentData;
  readonly language: Language;
  readonly words: DocumentWords;
  readonly panels: PanelDraft;
}

/** The organisation, or all that are in the reading. */
export const scopeName = ({ data, words, panels }: DocumentDraft): string =>
  data.organization?.name ??
  words.manual.allOrganizations(
    data.evidence.organizations,
    panels.write.number(data.evidence.organizations),
  );

/** An organisation that does not add up answers has no figures. */
export const isOptedOut = ({ data }: DocumentDraft): boolean =>
  data.organization !== null && !data.organization.addUpAnswers;
