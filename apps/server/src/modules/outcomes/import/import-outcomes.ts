import {
  type FieldErrors,
  fieldErrors,
  OUTCOME_MONTHS,
  type OutcomeContent,
  outcomeContent,
  type OutcomeImportReport,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { AppError } from '../../../http/app-error.ts';
import type { HiredRow } from '../queries/hired.ts';
import { loadHired, mayEnter, saveOutcome } from '../save-outcome.ts';
import { lineValues, type OutcomeLine, parseOutcomeCsv } from './parse-outcome-csv.ts';
import type { CampaignRow } from '../../screening/index.ts';

interface ValidLine {
  readonly campaign: CampaignRow;
  readonly hired: HiredRow;
  readonly content: OutcomeContent;
}

/** Somebody else's candidate, nobody's and one who was not hired are told apart by nothing. */
const findTimes = async (tx: Tx, actor: Member, id: string) => {
  try {
    return await loadHired(tx, actor, id);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Columns are named as in the template: a rating by its own name. */
const byColumn = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, rule]) => [path.replace(/^ratings\./, ''), rule]),
  );

const checkLine = async (
  tx: Tx,
  actor: Member,
  line: OutcomeLine,
  now: Date,
): Promise<ValidLine | FieldErrors> => {
  const { candidate = '', months = '' } = line.cells;
  const parsed = outcomeContent.safeParse(await lineValues(line), { reportInput: true });
  const fields: FieldErrors = parsed.success ? {} : byColumn(fieldErrors(parsed.error.issues));
  if (line.isShifted) fields['line'] = 'unknown_field';
  const found = UUID.test(candidate) ? await findTimes(tx, actor, candidate.toLowerCase()) : null;
  const time = found?.times.find((one) => String(one.months) === months);
  if (!OUTCOME_MONTHS.some((known) => String(known) === months)) fields['months'] = 'one_of';
  if (!found || found.times.length === 0) fields['candidate'] = 'one_of';
  else if (time && !mayEnter(time, now)) fields['months'] = 'one_of';
  if (Object.keys(fields).length > 0 || !found || !time || !parsed.success) return fields;
  return { campaign: found.campaign, hired: time, content: parsed.data };
};

const isValid = (line: ValidLine | FieldErrors): line is ValidLine => 'hired' in line;

/** All lines or none. */
export const importOutcomes = async (
  tx: Tx,
  actor: Member,
  csv: string,
  now: Date,
): Promise<OutcomeImportReport> => {
  const valid: ValidLine[] = [];
  const refused: OutcomeImportReport['refused'] = [];
  const seen = new Set<string>();
  for (const line of await parseOutcomeCsv(csv)) {
    const checked = await checkLine(tx, actor, line, now);
    if (!isValid(checked)) {
      refused.push({ line: line.line, fields: checked });
      continue;
    }
    const key = `${checked.hired.id} ${checked.hired.months}`;
    if (seen.has(key)) refused.push({ line: line.line, fields: { candidate: 'distinct' } });
    seen.add(key);
    valid.push(checked);
  }
  if (refused.length > 0) return { saved: 0, refused };
  for (const { campaign, hired, content } of valid)
    await saveOutcome(tx, actor, campaign, hired, content, now);
  return { saved: valid.length, refused };
};
