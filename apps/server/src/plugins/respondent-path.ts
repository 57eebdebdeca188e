const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const QUESTIONNAIRE = new RegExp(`^/(?:screening|profiling)/questionnaire/(${UUID})/`, 'i');
const SHORT_LINK = new RegExp(`^/(?:screening|profiling)/(${UUID})/[^/]+/?$`, 'i');

/** The organisation in a respondent's address, or `undefined` for the back office's own pages. */
export const organizationOfRespondentPath = (path: string): string | undefined =>
  (QUESTIONNAIRE.exec(path) ?? SHORT_LINK.exec(path))?.[1]?.toLowerCase();
