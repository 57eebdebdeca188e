import type { Report, ReportBlock } from '@cadran/contract';
import { facts, list, paragraph, table } from '../../drafting/blocks.ts';
import { buildOrganizationPanels } from '../evidence-panels.ts';
import type { OrganizationDraft } from './document-data.ts';

const knownBlocks = ({ data, words, texts }: OrganizationDraft): readonly ReportBlock[] => {
  const { panel, state, basis, known } = words.manual.about;
  return [
    table(
      [panel, state, basis],
      buildOrganizationPanels({ ...texts, evidence: data.evidence }).map((view) => [
        view.title,
        known[view.state],
        view.basis ?? view.missing ?? '–',
      ]),
    ),
    ...list(words.manual.limits.items),
  ];
};

const contactBlocks = (draft: OrganizationDraft): readonly ReportBlock[] => {
  const { data, words, texts } = draft;
  const t = words.instructions.contact;
  const { organization } = data;
  return [
    facts([
      { name: t.organization, value: organization.name },
      { name: t.privacyContact, value: organization.privacyContact ?? t.none },
      { name: t.retention, value: t.days(texts.write.number(organization.retentionDays)) },
    ]),
  ];
};

export const buildInstructions = (draft: OrganizationDraft): Report => {
  const { data, language, words, texts } = draft;
  const t = words.instructions;
  const blocks: Readonly<Record<keyof typeof t.sections, readonly ReportBlock[]>> = {
    purpose: t.purpose.map(paragraph),
    before: list(t.before),
    during: list(t.during),
    reading: list(t.reading),
    deciding: list(t.deciding),
    notFor: list(t.notFor),
    known: knownBlocks(draft),
    contact: contactBlocks(draft),
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
