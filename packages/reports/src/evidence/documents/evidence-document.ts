import type { Report } from '@cadran/contract';
import { type EvidenceDocument, type Language, slug } from '@cadran/contract/codes';
import { dayIn } from '@cadran/i18n';
import { panelDraftOf } from '../panel-view.ts';
import type { DocumentData, DocumentDraft, DocumentWords } from './document-data.ts';
import { buildImpactAssessment } from './impact-assessment.ts';
import { buildInstructions } from './instructions-for-use.ts';
import { buildRiskFile } from './risk-file.ts';
import { buildTechnicalManual } from './technical-manual.ts';

const BUILDERS = {
  manual: buildTechnicalManual,
  instructions: buildInstructions,
  risks: buildRiskFile,
  impact_assessment: buildImpactAssessment,
} as const satisfies Record<EvidenceDocument, (draft: DocumentDraft) => Report>;

const WORDS = {
  manual: 'manual',
  instructions: 'instructions',
  risks: 'risks',
  impact_assessment: 'impactAssessment',
} as const satisfies Record<EvidenceDocument, keyof DocumentWords>;

/** The technical manual or a paper beside it, from the data of this installation. */
export const buildEvidenceDocument = (
  document: EvidenceDocument,
  data: DocumentData,
  language: Language,
  words: DocumentWords,
): Report =>
  BUILDERS[document]({
    data,
    language,
    words,
    panels: panelDraftOf(data.evidence, language, words.panels, data.timeZone),
  });

/** `technical-manual-acme-2026-11-18.pdf` */
export const evidenceDocumentFileName = (
  document: EvidenceDocument,
  { organization, madeAt, timeZone }: DocumentData,
  words: DocumentWords,
): string =>
  [
    words[WORDS[document]].fileName,
    organization ? slug(organization.name, 40) : '',
    dayIn(new Date(madeAt), timeZone),
  ]
    .filter((part) => part !== '')
    .join('-')
    .concat('.pdf');
