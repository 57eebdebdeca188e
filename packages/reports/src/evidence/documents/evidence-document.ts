import type { Report } from '@cadran/contract';
import { type Language, type OrganizationDocument, slug } from '@cadran/contract/codes';
import { dayIn } from '@cadran/i18n';
import { panelTexts } from '../panel-view.ts';
import type {
  DocumentWords,
  ManualData,
  OrganizationDocumentData,
  OrganizationDraft,
} from './document-data.ts';
import { buildImpactAssessment } from './impact-assessment.ts';
import { buildInstructions } from './instructions-for-use.ts';
import { buildRiskFile } from './risk-file.ts';
import { buildTechnicalManual } from './technical-manual.ts';

const BUILDERS = {
  instructions: buildInstructions,
  risks: buildRiskFile,
  impact_assessment: buildImpactAssessment,
} as const satisfies Record<OrganizationDocument, (draft: OrganizationDraft) => Report>;

const WORDS = {
  instructions: 'instructions',
  risks: 'risks',
  impact_assessment: 'impactAssessment',
} as const satisfies Record<OrganizationDocument, keyof DocumentWords>;

const draftOf = <Data extends { readonly timeZone: string }>(
  data: Data,
  language: Language,
  words: DocumentWords,
) => ({ data, language, words, texts: panelTexts(language, words.panels, data.timeZone) });

/** How good the questionnaire is, by the answers of this installation. */
export const buildManual = (data: ManualData, language: Language, words: DocumentWords): Report =>
  buildTechnicalManual(draftOf(data, language, words));

export const buildOrganizationDocument = (
  document: OrganizationDocument,
  data: OrganizationDocumentData,
  language: Language,
  words: DocumentWords,
): Report => BUILDERS[document](draftOf(data, language, words));

/** `technical-manual-2026-11-18.pdf` */
export const manualFileName = ({ madeAt, timeZone }: ManualData, words: DocumentWords): string =>
  `${words.manual.fileName}-${dayIn(new Date(madeAt), timeZone)}.pdf`;

/** `risk-file-acme-2026-11-18.pdf` */
export const organizationDocumentFileName = (
  document: OrganizationDocument,
  { organization, madeAt, timeZone }: OrganizationDocumentData,
  words: DocumentWords,
): string =>
  `${words[WORDS[document]].fileName}-${slug(organization.name, 40)}-${dayIn(new Date(madeAt), timeZone)}.pdf`;
