import type { HiredOutcome, OutcomeState } from '@cadran/contract';
import type { HiredRow } from './queries/hired.ts';
import { presentContact } from '../candidates/index.ts';

export const outcomeState = (row: HiredRow, now: Date): OutcomeState => {
  if (row.version !== null) return 'entered';
  if (row.due_at > now) return 'early';
  return row.ends_at > now ? 'due' : 'past';
};

const presentEntry = (row: HiredRow): HiredOutcome['outcome'] =>
  row.version === null || row.stayed === null || row.entered_at === null
    ? null
    : {
        stayed: row.stayed,
        reason: row.reason,
        ratings: { performance: row.performance, teamwork: row.teamwork, learning: row.learning },
        enteredAt: row.entered_at.toISOString(),
        version: row.version,
      };

export const presentOutcome = (row: HiredRow, now: Date): HiredOutcome => ({
  candidate: { id: row.id, contact: presentContact(row.contact) },
  campaign: { id: row.campaign_id, name: row.campaign_name },
  months: row.months,
  state: outcomeState(row, now),
  hiredAt: row.hired_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  outcome: presentEntry(row),
});
