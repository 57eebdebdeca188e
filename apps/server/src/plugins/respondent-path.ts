const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const QUESTIONNAIRE = new RegExp(`^/(?:screening|profiling)/questionnaire/(${UUID})/`, 'i');
const SHORT_LINK = new RegExp(`^/(?:screening|profiling)/(${UUID})/[^/]+/?$`, 'i');
/** How answers are read, told to candidates. */
const HOW = new RegExp(`^/screening/how(?:/(${UUID}))?/?$`, 'i');

/** The organisation in a respondent's address, `null` if it names none; `undefined`: a page of the back office. */
export const organizationOfRespondentPath = (path: string): string | null | undefined => {
  const found = QUESTIONNAIRE.exec(path) ?? SHORT_LINK.exec(path) ?? HOW.exec(path);
  return found ? (found[1]?.toLowerCase() ?? null) : undefined;
};
