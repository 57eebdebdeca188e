import type { ReportBlock } from '@cadran/contract';
import { paragraph, table } from '../../drafting/blocks.ts';
import { listChanges } from '../list-changes.ts';
import type { PaperDraft } from '../paper-data.ts';

/** Field by field, in plain words. */
export const changesBlocks = (draft: PaperDraft): readonly ReportBlock[] => {
  const { data, t, write } = draft;
  const { changes } = t;
  if (data.since === null) return [paragraph(changes.first)];
  const version = [write.number(data.since.number), write.instant(data.since.createdAt)] as const;
  const rows = listChanges(data.since.settings, data.settings, draft);
  if (rows.length === 0) return [paragraph(changes.noneSince(...version))];
  return [
    paragraph(changes.since(...version)),
    table([changes.field, changes.before, changes.now], rows),
  ];
};
