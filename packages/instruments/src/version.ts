/** Of the texts a respondent answers; raised whenever one of them changes, since answers before and after differ. */
export const INSTRUMENTS_VERSION = 2;
