import { useSyncExternalStore } from 'react';
import {
  parseRoute,
  type QuestionnaireRoute,
  questionnairePath,
  type RespondentRoute,
} from './route.ts';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
};

/** Where the address says we are; back, forward and reload keep part and page. */
export const useRoute = (): RespondentRoute =>
  parseRoute(useSyncExternalStore(subscribe, () => location.pathname));

/** Goes to a part and page of the questionnaire; what follows `?` stays. */
export const navigateTo = (route: QuestionnaireRoute, part: number, page = 0): void => {
  history.pushState(null, '', questionnairePath(route, part, page) + location.search);
  dispatchEvent(new PopStateEvent('popstate'));
};

/** A step without an address of its own also focuses its heading. */
export const announceStep = (): void => {
  dispatchEvent(new PopStateEvent('popstate'));
};

/** The same without leaving a trace: the back button does not come here again. */
export const replaceRoute = (route: QuestionnaireRoute, part: number, page = 0): void => {
  history.replaceState(null, '', questionnairePath(route, part, page) + location.search);
  dispatchEvent(new PopStateEvent('popstate'));
};
