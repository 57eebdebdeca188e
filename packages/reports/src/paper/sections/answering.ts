import type { ReportBlock } from '@cadran/contract';
import { paragraph, table } from '../../drafting/blocks.ts';
import { inLanguage } from '../../drafting/draft.ts';
import type { PaperDraft } from '../paper-data.ts';

const codesBlocks = ({ data, t, write }: PaperDraft): readonly ReportBlock[] => {
  const { answering } = t;
  if (data.codes === null) return [paragraph(answering.link)];
  const { mailed, printed } = data.codes;
  return [
    paragraph(answering.codes),
    paragraph(
      answering.codesGiven(
        write.number(mailed + printed),
        write.number(mailed),
        write.number(printed),
      ),
    ),
    paragraph(
      data.headcount === null
        ? answering.noHeadcount
        : answering.headcount(write.number(data.headcount)),
    ),
  ];
};

/** Each unit with its head-count, and the others it is only shown together with. */
const unitsBlock = ({ data, t, language, write }: PaperDraft): ReportBlock => {
  const { answering } = t;
  const { units, unitGroups } = data.settings;
  if (units.length === 0) return paragraph(answering.noUnits);
  const names = new Map(units.map(({ id, name }) => [id, inLanguage(name, language)]));
  const shownWith = (unit: string): string => {
    const group = unitGroups.find(({ unitIds }) => unitIds.includes(unit));
    const others = group?.unitIds.flatMap((id) => (id === unit ? [] : (names.get(id) ?? [])));
    return others ? write.list(others) : answering.alone;
  };
  return table(
    [answering.unit, answering.people, answering.group],
    units.map(({ id, expectedHeadcount }) => [
      names.get(id) ?? '',
      expectedHeadcount === null ? answering.undeclared : write.number(expectedHeadcount),
      shownWith(id),
    ]),
  );
};

export const answeringBlocks = (draft: PaperDraft): readonly ReportBlock[] => [
  ...codesBlocks(draft),
  paragraph(draft.t.answering.voluntary),
  paragraph(draft.t.answering.frozen),
  unitsBlock(draft),
];
