/** What stands before and after the parts. */
export { BeforeSending } from './before-sending.tsx';
export { AnonymityPromise as Notice } from './anonymity-promise.tsx';
export { ProfilingThanks as Thanks } from './thanks.tsx';
