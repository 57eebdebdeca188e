import type { Report, ReportBlock } from '@cadran/contract';
import { facts, list, paragraph, table } from '../../drafting/blocks.ts';
import { buildEvidencePanels } from '../evidence-panels.ts';
import { type DocumentDraft, scopeName } from './document-data.ts';

const knownBlocks = ({ words, panels }: DocumentDraft): readonly ReportBlock[] => {
  const { panel, state, basis, known } = words.manual.about;
  return [
    table(
      [panel, state, basis],
      buildEvidencePanels(panels).map((view) => [
        view.title,
        known[view.state],
        view.basis ?? view.missing ?? '–',
      ]),
    ),
    ...list(words.manual.limits.items),
  ];
};

const contactBlocks = (draft: DocumentDraft): readonly ReportBlock[] => {
  const { data, words, panels } = draft;
  const t = words.instructions.contact;
  const { organization } = data;
  return [
    facts([
      { name: t.organization, value: scopeName(draft) },
      { name: t.privacyContact, value: organization?.privacyContact ?? t.none },
      ...(organization
        ? [{ name: t.retention, value: t.days(panels.write.number(organization.retentionDays)) }]
        : []),
    ]),
  ];
};

export const buildInstructions = (draft: DocumentDraft): Report => {
  const { data, language, words, panels } = draft;
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
    subtitle: t.subtitle(scopeName(draft), panels.write.instant(data.madeAt)),
    sections: (Object.keys(blocks) as (keyof typeof blocks)[]).map((id) => ({
      id,
      title: t.sections[id],
      blocks: blocks[id],
    })),
  };
};
