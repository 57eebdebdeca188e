import type { ReportBlock } from '@cadran/contract';
import { paragraph, table } from '../../drafting/blocks.ts';
import type { PaperDraft } from '../paper-data.ts';

export const retentionBlocks = ({ data, t }: PaperDraft): readonly ReportBlock[] => {
  const { what, period, rows, backups, rights } = t.retention;
  const { codes, receipts, ...both } = rows;
  const { log, invitations, ...answers } = both;
  const kinds = [
    ...Object.values(answers),
    data.settings.access === 'codes' ? codes : receipts,
    invitations,
    log,
  ];
  return [
    table(
      [what, period],
      kinds.map((kind) => [kind.what, kind.period]),
    ),
    paragraph(backups),
    paragraph(rights),
  ];
};
