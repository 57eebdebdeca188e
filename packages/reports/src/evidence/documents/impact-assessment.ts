import type { Report, ReportBlock } from '@cadran/contract';
import { facts, list, paragraph, table } from '../../drafting/blocks.ts';
import type { OrganizationDraft } from './document-data.ts';

const processingBlocks = (draft: OrganizationDraft): readonly ReportBlock[] => {
  const { data, words, texts } = draft;
  const { facts: t, toComplete } = words.impactAssessment;
  const { organization } = data;
  return [
    facts([
      { name: t.controller, value: organization.name },
      { name: t.contact, value: organization.privacyContact ?? toComplete },
      { name: t.purpose, value: t.purposeText },
      {
        name: t.secondPurpose,
        value: organization.addUpAnswers ? t.secondPurposeOn : t.secondPurposeOff,
      },
      { name: t.basis, value: t.basisText },
      { name: t.people, value: t.peopleText },
      { name: t.data, value: t.dataText },
      {
        name: t.retention,
        value: t.retentionText(texts.write.number(organization.retentionDays)),
      },
      { name: t.recipients, value: t.recipientsText },
      { name: t.decision, value: t.decisionText },
    ]),
  ];
};

export const buildImpactAssessment = (draft: OrganizationDraft): Report => {
  const { data, language, words, texts } = draft;
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
    subtitle: t.subtitle(data.organization.name, texts.write.instant(data.madeAt)),
    sections: (Object.keys(blocks) as (keyof typeof blocks)[]).map((id) => ({
      id,
      title: t.sections[id],
      blocks: blocks[id],
    })),
  };
};
