import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../shared/language/use-messages.ts';
import type { CommonValues } from './common-values.ts';
import type { SectionMark } from './form-kind.ts';

const isWritten = (text: string): boolean => text.trim() !== '';

/** How far the sections are that both forms have. */
export const useCommonMarks = () => {
  const t = useMessages(backoffice.campaignForm).marks;
  return {
    parameters: ({ name, customUrl }: CommonValues): SectionMark =>
      isWritten(name) && isWritten(customUrl)
        ? { kind: 'done', words: t.complete }
        : { kind: 'empty', words: t.toFill },
    customization: ({ customization }: CommonValues): SectionMark => {
      const count = Object.values(customization).filter(
        ({ fr, en }) => fr.custom || en.custom,
      ).length;
      return count === 0
        ? { kind: 'partial', words: t.defaultTexts }
        : { kind: 'done', words: t.customTexts(count) };
    },
    list: (count: number, max: number): SectionMark =>
      count === 0 ? { kind: 'empty', words: t.none } : { kind: 'done', words: t.ofMax(count, max) },
  };
};
