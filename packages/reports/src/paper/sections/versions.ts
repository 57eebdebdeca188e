import type { ReportBlock } from '@cadran/contract';
import { paragraph, table } from '../../drafting/blocks.ts';
import type { PaperDraft } from '../paper-data.ts';

export const versionsBlocks = ({ data, t, write }: PaperDraft): readonly ReportBlock[] => {
  const { versions } = t;
  return [
    paragraph(versions.note),
    table(
      [versions.number, versions.date, versions.occasion, versions.digest],
      data.versions.map(({ number, createdAt, occasion, digest }, index) => [
        index === 0 ? versions.current(write.number(number)) : write.number(number),
        write.instant(createdAt),
        versions.occasions[occasion],
        digest,
      ]),
    ),
  ];
};
