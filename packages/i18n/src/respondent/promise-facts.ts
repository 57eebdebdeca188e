import type { Shape } from '../area.ts';
import { formatNumber } from '../formatting/format.ts';
import type { Language } from '../language.ts';
import type fr from './promise/fr.ts';

export type PromiseMessages = Shape<typeof fr>;

interface Promised {
  readonly organization: { readonly name: string };
  readonly minimumGroup: number;
  /** Null: answered by link. */
  readonly codes: { readonly mailed: number; readonly printed: number } | null;
}

/** Of the product: from how many answers on a group is shown by link, and figures are exact by codes. */
interface Limits {
  readonly groupByLink: number;
  readonly exactByCodes: number;
}
type Fact = readonly [label: string, text: string];

/** What protects those who answer by code or by link. */
const protection = (
  { organization, minimumGroup, codes }: Promised,
  limits: Limits,
  t: PromiseMessages,
  language: Language,
): readonly Fact[] => {
  const number = (count: number): string => formatNumber(count, language);
  if (codes === null)
    return [
      [t.seen.label, t.seen.link(organization.name, Math.max(minimumGroup, limits.groupByLink))],
      [t.until.label, t.until.link],
      [t.after.label, t.after.text],
      [t.once.label, t.once.text],
    ];
  const total = codes.mailed + codes.printed;
  return [
    [t.seen.label, t.seen.codes(organization.name, minimumGroup, limits.exactByCodes)],
    [
      t.codes.label,
      total === 0
        ? t.codes.none
        : t.codes.given(total, number(total), number(codes.mailed), number(codes.printed)),
    ],
    [t.until.label, t.until.codes],
    [t.after.label, t.after.text],
  ];
};

/** What respondents of an audit read before they begin, also printed for their representatives. */
export const promiseFacts = (
  campaign: Promised,
  limits: Limits,
  t: PromiseMessages,
  language: Language,
): readonly Fact[] => [
  [t.kept.label, t.kept.text],
  [t.notKept.label, t.notKept.text],
  ...protection(campaign, limits, t, language),
  [t.beyond.label, t.beyond.text],
];
