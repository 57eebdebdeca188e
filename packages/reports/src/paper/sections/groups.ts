import type { ReportBlock } from '@cadran/contract';
import { AUDIT_LIMITS, FILTERED_ATTRIBUTES_MAX, LIVE_COUNT_STEP } from '@cadran/contract/codes';
import { EPSILON } from '@cadran/scoring';
import { list, small } from '../../drafting/blocks.ts';
import type { PaperDraft } from '../paper-data.ts';

const codesRules = ({ data, t, write }: PaperDraft): readonly string[] => {
  const { codes } = t.groups;
  const smallest = write.number(data.smallestGroup);
  const exact = write.number(AUDIT_LIMITS.exactByCodes);
  return [
    codes.smallest(smallest),
    data.smallestGroup < AUDIT_LIMITS.exactByCodes
      ? codes.rounded(exact, write.number(AUDIT_LIMITS.step))
      : codes.exact(exact),
    codes.combined(write.number(FILTERED_ATTRIBUTES_MAX)),
    codes.subtraction(smallest),
  ];
};

const linkRules = ({ data, t, write }: PaperDraft): readonly string[] => {
  const { link } = t.groups;
  const { lateByLink, detailByLink, computationsByLink } = AUDIT_LIMITS;
  return [
    link.smallest(write.number(data.smallestGroup), write.number(lateByLink - 1)),
    link.detail(write.number(detailByLink)),
    link.blur(write.number(EPSILON), write.decimal(Math.exp(EPSILON))),
    link.computations(write.number(computationsByLink), write.number(computationsByLink - 1)),
  ];
};

/** From how many answers on what is shown: the numbers are those that the server applies. */
export const groupsBlocks = (draft: PaperDraft): readonly ReportBlock[] => {
  const { data, t, write } = draft;
  const { groups } = t;
  return [
    ...list([
      ...(data.settings.access === 'codes' ? codesRules(draft) : linkRules(draft)),
      groups.computed(write.number(data.settings.minimumGroup)),
      groups.unitTooMany,
      groups.live(write.number(LIVE_COUNT_STEP)),
      groups.advice(write.number(AUDIT_LIMITS.advice), write.number(AUDIT_LIMITS.difference)),
    ]),
    small(groups.more),
  ];
};
