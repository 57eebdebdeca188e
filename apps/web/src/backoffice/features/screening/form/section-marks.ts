import type { MessagesOf } from '@cadran/i18n';
import type { backoffice } from '@cadran/i18n/backoffice';
import { CAMPAIGN_LIMITS } from '@cadran/contract';
import type { CampaignValues } from './campaign-values.ts';
import { type FormSection, isProfileSection, sectionOfPath } from './section-names.ts';
import { isLenient, profileState } from './section-state.ts';

export type MarkKind = 'error' | 'warning' | 'done' | 'partial' | 'empty';

export interface SectionMark {
  readonly kind: MarkKind;
  readonly words: string;
}

type Words = MessagesOf<typeof backoffice.screeningForm>['marks'];

const parametersMark = ({ name, customUrl }: CampaignValues, t: Words): SectionMark =>
  name.trim() !== '' && customUrl.trim() !== ''
    ? { kind: 'done', words: t.complete }
    : { kind: 'empty', words: t.toFill };

const customTexts = ({ customization }: CampaignValues): number =>
  Object.values(customization).filter(({ fr, en }) => fr.custom || en.custom).length;

const otherMark = (
  values: CampaignValues,
  section: Exclude<FormSection, 'parameters'>,
  t: Words,
): SectionMark => {
  if (section === 'questions') {
    const { length } = values.questions;
    return length === 0
      ? { kind: 'empty', words: t.none }
      : { kind: 'done', words: t.ofMax(length, CAMPAIGN_LIMITS.questions) };
  }
  if (section === 'weights')
    return values.ownWeights
      ? { kind: 'done', words: t.ownWeights }
      : { kind: 'partial', words: t.defaultWeights };
  const count = customTexts(values);
  return count === 0
    ? { kind: 'partial', words: t.defaultTexts }
    : { kind: 'done', words: t.customTexts(count) };
};

/** What the section list says of a section: errors first, then how far it is. */
export const sectionMark = (
  values: CampaignValues,
  errors: object,
  section: FormSection,
  t: Words,
): SectionMark => {
  const wrong = Object.keys(errors).filter((path) => sectionOfPath(path) === section).length;
  if (wrong > 0) return { kind: 'error', words: t.errors(wrong) };
  if (section === 'parameters') return parametersMark(values, t);
  if (!isProfileSection(section)) return otherMark(values, section, t);
  switch (profileState(values.profile, section)) {
    case 'off':
      return { kind: 'empty', words: t.off };
    case 'asked':
      return { kind: 'partial', words: t.asked };
    case 'weak':
      return { kind: 'warning', words: t.weak };
    case 'target':
      return section === 'personality' && isLenient(values.profile)
        ? { kind: 'warning', words: t.lenient }
        : { kind: 'done', words: t.target };
  }
};
