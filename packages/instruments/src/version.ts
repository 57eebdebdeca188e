/** Increment whenever a text that respondents answer changes: earlier and later answers are not comparable. */
export const INSTRUMENTS_VERSION = 3;
