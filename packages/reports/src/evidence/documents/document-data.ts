import type { Evidence, NormsVersion, OrganizationEvidence } from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';
import type {
  ImpactAssessmentWords,
  InstructionsWords,
  ManualWords,
  PanelWords,
  RisksWords,
} from '@cadran/i18n/evidence';
import type { PanelTexts } from '../panel-view.ts';

interface Dated {
  readonly madeAt: string;
  readonly timeZone: string;
}

/** All data of the technical manual, loaded by the server. */
export interface ManualData extends Dated {
  readonly evidence: Evidence;
  readonly norms: readonly NormsVersion[];
  readonly productVersion: string;
  readonly engineVersion: number;
}

/** All data of the documents of an organisation. */
export interface OrganizationDocumentData extends Dated {
  readonly evidence: OrganizationEvidence;
  readonly organization: {
    readonly name: string;
    readonly privacyContact: string | null;
    readonly retentionDays: number;
    readonly addUpAnswers: boolean;
  };
}

export interface DocumentWords {
  readonly panels: PanelWords;
  readonly manual: ManualWords;
  readonly instructions: InstructionsWords;
  readonly risks: RisksWords;
  readonly impactAssessment: ImpactAssessmentWords;
}

/** Passed to every section. */
export interface DocumentDraft<Data> {
  readonly data: Data;
  readonly language: Language;
  readonly words: DocumentWords;
  readonly texts: PanelTexts;
}
export type ManualDraft = DocumentDraft<ManualData>;
export type OrganizationDraft = DocumentDraft<OrganizationDocumentData>;
