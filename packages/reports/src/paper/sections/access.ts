import type { ReportBlock } from '@cadran/contract';
import { list, paragraph, table } from '../../drafting/blocks.ts';
import type { PaperDraft } from '../paper-data.ts';

/** The roles of the application with what its policies allow them. */
export const accessBlocks = ({ data, t, write }: PaperDraft): readonly ReportBlock[] => {
  const { access } = t;
  const word = (allowed: boolean): string => (allowed ? t.yes : t.no);
  return [
    paragraph(access.intro(write.instant(data.madeAt))),
    table(
      [access.role, access.accounts, access.read, access.edit, access.single],
      data.roles.map(({ role, accounts, read, edit }) => [
        access.roles[role],
        accounts === null ? access.notCounted : write.number(accounts),
        word(read),
        word(edit),
        // No route returns them (packages/contract/src/routes/profiling).
        word(false),
      ]),
    ),
    ...list([access.never, access.keys, access.file, access.page, access.log]),
  ];
};
