import { Readable } from 'node:stream';
import { type contract, DEFAULT_LANGUAGE } from '@cadran/contract';
import { AppError } from '../../http/app-error.ts';
import { attachment } from '../../http/content-disposition.ts';
import type { Handlers } from '../../http/context.ts';
import { importOutcomes } from './import/import-outcomes.ts';
import { outcomeTemplate } from './import/outcome-template.ts';
import { ownHired } from './own-hired.ts';
import { presentOutcome } from './present-outcome.ts';
import { listHired } from './queries/hired.ts';
import { loadHired, mayEnter, removeOutcome, saveOutcome, timeOf } from './save-outcome.ts';
import { csvStream } from '../spreadsheets/index.ts';

export const outcomes: Handlers<typeof contract.outcomes> = {
  list: async ({ actor, tx, query, now }) => {
    const { campaignId, ...wanted } = query;
    const { items, total } = await listHired(tx, { ...ownHired(actor), campaignId }, wanted, now);
    return { items: items.map((row) => presentOutcome(row, now)), total };
  },

  template: async ({ actor, tx, query, now, reply }) => {
    const { language = DEFAULT_LANGUAGE } = query;
    const { name, rows } = await outcomeTemplate(tx, ownHired(actor), language, now);
    void reply.type('text/csv; charset=utf-8').header('content-disposition', attachment(name));
    return Readable.from(csvStream(Readable.from([rows]), language));
  },

  import: ({ actor, tx, body, now }) => importOutcomes(tx, actor, body.csv, now),

  ofCandidate: async ({ actor, tx, params, now }) => {
    const { times } = await loadHired(tx, actor, params.id);
    return { items: times.map((row) => presentOutcome(row, now)) };
  },

  save: async ({ actor, tx, params, body, now }) => {
    const { campaign, times } = await loadHired(tx, actor, params.id);
    const hired = timeOf(times, params.months);
    if (!mayEnter(hired, now)) throw new AppError('conflict');
    await saveOutcome(tx, actor, campaign, hired, body, now);
    const saved = await loadHired(tx, actor, params.id);
    return presentOutcome(timeOf(saved.times, params.months), now);
  },

  remove: async ({ actor, tx, params, now }) => {
    const { campaign } = await loadHired(tx, actor, params.id);
    const { organizationId } = campaign;
    await removeOutcome(tx, actor, campaign, { organizationId, ...params }, now);
  },
};
