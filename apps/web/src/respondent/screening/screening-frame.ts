/** What stands before and after the parts. */
export { ScreeningNotice as Notice } from './notice.tsx';
export { ScreeningThanks as Thanks } from './thanks.tsx';
