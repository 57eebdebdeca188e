import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { wholeWords } from '../ui/whole-words.tsx';

/** Whether anybody has moved on since the page was loaded: a first page does not take the focus. */
const HasNavigatedContext = createContext(false);

/** Wraps the application; remembers whether a step has changed. */
export const StepFocus = ({ children }: { readonly children: ReactNode }) => {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    const mark = (): void => setMoved(true);
    addEventListener('popstate', mark);
    return () => removeEventListener('popstate', mark);
  }, []);
  return <HasNavigatedContext value={moved}>{children}</HasNavigatedContext>;
};

/** Who asks: the second half of every page's title. */
export const OrganizationName = createContext<string | null>(null);

/** The id of the progress text: pages of a part share one heading. */
export const HeadingDescription = createContext<string | undefined>(undefined);

/** The heading of a step, and the page's title. It takes the focus when the step changes, so that readers follow. */
export const Heading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = use(HasNavigatedContext);
  useEffect(() => {
    if (!moved) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [moved]);
  const asker = use(OrganizationName);
  // Before the progress of a questionnaire, which has a better title for its pages.
  useLayoutEffect(() => {
    document.title = [heading.current?.textContent, asker].filter(Boolean).join(' · ');
  });
  return (
    <h1 ref={heading} tabIndex={-1} aria-describedby={use(HeadingDescription)}>
      {typeof children === 'string' ? wholeWords(children) : children}
    </h1>
  );
};
