import type { Language } from '@cadran/i18n';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';

interface LanguageChoice {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

interface Props {
  readonly initial: Language;
  readonly children: ReactNode;
}

/**
 * Changes the language in a transition: the page stays while the other dictionary loads, so that no typed text is
 * lost.
 */
export const LanguageProvider = ({ initial, children }: Props) => {
  const [language, change] = useState(initial);
  const setLanguage = useCallback((next: Language) => startTransition(() => change(next)), []);
  const choice = useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
};

export const useLanguage = (): LanguageChoice => {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it');
  return choice;
};
