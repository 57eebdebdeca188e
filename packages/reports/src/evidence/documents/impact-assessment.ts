import type { Report, ReportBlock } from '@cadran/contract';
import { facts, list, paragraph, table } from '../../drafting/blocks.ts';
import { type DocumentDraft, scopeName } from './document-data.ts';

const processingBlocks = (draft: DocumentDraft): readonly ReportBlock[] => {
  const { data, words, panels } = draft;
  const { facts: t, toComplete } = words.impactAssessment;
  const { organization } = data;
  const second = organization?.addUpAnswers ? t.secondPurposeOn : t.secondPurposeOff;
  return [
    facts([
      { name: t.controller, value: organization?.name ?? toComplete },
      { name: t.contact, value: organization?.privacyContact ?? toComplete },
      { name: t.purpose, value: t.purposeText },
      { name: t.secondPurpose, value: organization ? second : t.secondPurposeOn },
      { name: t.basis, value: t.basisText },
      { name: t.people, value: t.peopleText },
      { name: t.data, value: t.dataText },
      {
        name: t.retention,
        value: organization
          ? t.retentionText(panels.write.number(organization.retentionDays))
          : toComplete,
      },
      { name: t.recipients, value: t.recipientsText },
      { name: t.decision, value: t.decisionText },
    ]),
  ];
};

export const buildImpactAssessment = (draft: DocumentDraft): Report => {
  const { data, language, words, panels } = draft;
  const t = words.impactAssessment;
  const blocks: Readonly<Record<keyof typeof t.sections, readonly ReportBlock[]>> = {
    about: t.about.map(paragraph),
    processing: processingBlocks(draft),
    necessity: list(t.necessity),
    rights: list(t.rights),
    risks: [
      paragraph(t.risksIntroduction),
      table(
        Object.values(t.columns),
        t.risks.map(({ risk, measures }) => [risk, measures, t.toComplete, t.toComplete]),
      ),
    ],
    opinion: [facts(Object.values(t.opinion).map((name) => ({ name, value: t.toComplete })))],
  };
  return {
    kind: 'evidence',
    language,
    title: t.title,
    subtitle: t.subtitle(scopeName(draft), panels.write.instant(data.madeAt)),
    sections: (Object.keys(blocks) as (keyof typeof blocks)[]).map((id) => ({
      id,
      title: t.sections[id],
      blocks: blocks[id],
    })),
  };
};
