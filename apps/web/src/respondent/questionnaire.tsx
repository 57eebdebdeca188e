import { SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../language/use-messages.ts';
import { Heading } from './heading.tsx';
import { LANGUAGE_NAMES, useChooseLanguage } from './language-switch.tsx';
import type { QuestionnairePlace } from './route.ts';
import { Unavailable } from './unavailable.tsx';
import { goTo } from './use-place.ts';

/** Part 0 asks for the language; the parts after it are the campaign's own. */
export const Questionnaire = ({ place }: { readonly place: QuestionnairePlace }) => {
  const t = useMessages(respondent.entry);
  const choose = useChooseLanguage();
  if (place.part > 0) return <Unavailable />;
  return (
    <div className="step">
      <Heading>{t.languageChoice.title}</Heading>
      <p>{t.languageChoice.explanation}</p>
      <div className="choices">
        {SUPPORTED_LANGUAGES.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            className="choice"
            onClick={() => {
              choose(code);
              goTo(place, 1);
            }}
          >
            {LANGUAGE_NAMES[code]}
          </button>
        ))}
      </div>
    </div>
  );
};
