import type { GuideQuestion, Language } from '@cadran/contract';
import { findBankQuestion } from '@cadran/instruments/interview/question-bank';
import { languageName } from '@cadran/instruments/reference/languages';

/** In both languages; a campaign's own words go before the bank's. */
export const questionText = (
  questions: readonly GuideQuestion[],
  id: string,
): Record<Language, string> => {
  const own = questions.find((one) => one.id === id)?.text;
  return { ...(own ?? findBankQuestion(id)?.text ?? { fr: id, en: id }) };
};

/** With the skill or the language that a generic question is asked about. */
export const questionWithSubject = (question: GuideQuestion): Record<Language, string> => {
  const { id, subject, about } = question;
  const text = questionText([question], id);
  if (about === null) return text;
  const name = (language: Language) =>
    subject === 'languages' ? languageName(about, language) : about;
  return { fr: `${name('fr')} – ${text.fr}`, en: `${name('en')} – ${text.en}` };
};
