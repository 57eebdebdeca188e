import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@cadran/contract';
import { logIn } from '../../../../drills/support/client.ts';
import type { Query } from '../../../../drills/support/superuser-query.ts';
import { send } from '../../product/send.ts';

/** Of the demonstration data. */
const MEMBER = 'camille';
/** A session lasts longer, its bearer does not. */
const PRINTS_A_LOGIN = 50;
const OVER = ['ready', 'failed'];

/** Prints a candidate's report again and again; returns the status of each answer. */
export const printReports = async (
  query: Query,
  address: () => string,
  goOn: (printed: number) => boolean,
  onStatus: (status: number) => void,
): Promise<void> => {
  const [candidate] = await query<{ id: string }>(
    `select q.id from screening_questionnaires q join users u using (organization_id)
     where u.username = $1 and q.status = 'completed' order by q.id limit 1`,
    [MEMBER],
  );
  const path = contract.candidates.reportPdf.path.replace(':id', candidate?.id ?? '');
  let token = '';
  for (let printed = 0; goOn(printed);) {
    if (token === '' || printed % PRINTS_A_LOGIN === 0)
      token = (await logIn(address(), MEMBER, 'cadran-demo')).token;
    const { status } = await send(address(), { method: 'GET', path, token });
    if (status === 429) {
      await sleep(1_000);
      continue;
    }
    printed += 1;
    onStatus(status);
  }
};

/** The demonstration audit with the fewest people, whose snapshots are taken soonest. */
export const smallestAudit = async (query: Query): Promise<string> => {
  const [audit] = await query<{ id: string }>(
    'select campaign_id as id from profiling_snapshots order by respondents, campaign_id limit 1',
  );
  if (!audit) throw new Error('There is no audit with a snapshot.');
  await query('delete from profiling_snapshots where campaign_id = $1 and number > 1', [audit.id]);
  return audit.id;
};

/** Takes the first snapshot of an audit anew; returns its status when the work is over. */
export const retakeSnapshot = async (query: Query, campaignId: string): Promise<string> => {
  await query(
    `with old_cells as (delete from profiling_snapshot_cells where campaign_id = $1),
       old_cohorts as (delete from profiling_cohorts where campaign_id = $1)
     update profiling_snapshots set status = 'waiting', progress = 0, attempts = 0, worker = null,
       lease_until = null where campaign_id = $1`,
    [campaignId],
  );
  for (;;) {
    await sleep(50);
    const [job] = await query<{ status: string }>(
      'select status from profiling_snapshots where campaign_id = $1',
      [campaignId],
    );
    if (job && OVER.includes(job.status)) return job.status;
  }
};
