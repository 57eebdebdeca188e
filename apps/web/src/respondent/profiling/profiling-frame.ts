/** What stands after the parts. */
export { BeforeSending } from './before-sending.tsx';
export { ProfilingThanks as Thanks } from './thanks.tsx';
