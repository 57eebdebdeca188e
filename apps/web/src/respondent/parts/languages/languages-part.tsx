import type { LanguageDraft, PublicScreeningCampaign } from '@cadran/contract';
import { LANGUAGE_LEVELS, QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { LANGUAGES_PART } from '@cadran/instruments/parts/facts/languages';
import { LANGUAGE_CODES, languageName } from '@cadran/instruments/reference/languages';
import { LANGUAGE_LEVEL_TEXTS } from '@cadran/instruments/reference/levels';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart, type PageProps } from '../../engine/define-part.ts';
import { ChoiceList } from '../../fields/choice/choice-list.tsx';
import { ReferencePicker } from '../../fields/picker/reference-picker.tsx';
import { Heading } from '../../layout/heading.tsx';

type Props = PageProps<PublicScreeningCampaign, { readonly list?: readonly LanguageDraft[] }>;

const NONE: readonly LanguageDraft[] = [];

const LANGUAGES = LANGUAGE_CODES.map((code) => ({
  code,
  name: { fr: languageName(code, 'fr'), en: languageName(code, 'en') },
}));

const Page = ({ answers, set }: Props) => {
  const t = useMessages(respondent.facts).languages;
  const { language } = useLanguage();
  const list = answers.list ?? NONE;
  const levels = LANGUAGE_LEVELS.map((value) => ({
    value,
    label: LANGUAGE_LEVEL_TEXTS[value].name[language],
    note: LANGUAGE_LEVEL_TEXTS[value].description[language],
  }));
  return (
    <>
      <Heading>{t.heading}</Heading>
      <p>{t.explanation}</p>
      <ReferencePicker
        item="list"
        label={t.add}
        list={LANGUAGES}
        max={QUESTIONNAIRE_LIMITS.languages}
        value={list.map((spoken) => spoken.language)}
        onChange={(codes) =>
          set(
            'list',
            codes.map(
              (code) =>
                list.find((spoken) => spoken.language === code) ?? { language: code, level: null },
            ),
          )
        }
      />
      {list.map((spoken) => (
        <ChoiceList
          key={spoken.language}
          item={spoken.language}
          label={t.level(languageName(spoken.language, language))}
          choices={levels}
          value={spoken.level}
          onChange={(level) =>
            set(
              'list',
              list.map((other) =>
                other.language === spoken.language ? { ...other, level } : other,
              ),
            )
          }
        />
      ))}
    </>
  );
};

const Title = () => useMessages(respondent.facts).languages.title;

export const part = definePart(LANGUAGES_PART, { Title, Page });
