import type { OrganizationPanelDraft } from './panel-view.ts';
import { dimensionsName, impactGroupName, isKnownGroup } from './panels/impact.ts';

/** A quote within a cell is doubled; a cell that would start a formula is text. */
const cell = (value: string): string => {
  const text = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The panel of effects on groups as CSV, numbers with a point; small groups without figures. */
export const impactCsv = (draft: OrganizationPanelDraft): string => {
  const { words, evidence } = draft;
  const { columns, yes, no, fewer } = words.impact;
  const rows = evidence.impact.comparisons.flatMap((comparison) =>
    comparison.groups.map((group) => {
      const start = [
        dimensionsName(draft, comparison),
        impactGroupName(draft, group),
        words.stages[comparison.stage],
      ];
      if (!isKnownGroup(group)) return [...start, fewer, '', '', '', '', '', '', ''];
      return [
        ...start,
        String(group.people),
        String(group.selected),
        group.rate.toFixed(4),
        group.interval[0].toFixed(4),
        group.interval[1].toFixed(4),
        group.ratio === null ? '' : group.ratio.toFixed(4),
        group.p === null ? '' : group.p.toFixed(6),
        group.flagged ? yes : no,
      ];
    }),
  );
  return [Object.values(columns), ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');
};
