import type { contract } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Handlers } from '../../http/context.ts';
import { hashToken } from '../../secrets.ts';
import {
  agreeToRetest,
  readRetestState,
  retestSections,
  withdrawFromRetest,
} from './agree-to-retest.ts';
import { completeRetest } from './completing/complete-retest.ts';
import { lockBySecret, readAnswers, saveNewerAnswers } from './queries/retests.ts';
import { ownQuestionnaireKey } from '../campaigns/index.ts';
import { findOrganization } from '../organizations/index.ts';
import {
  checkAnswers,
  findNewerAnswers,
  presentAnswers,
  stampAnswers,
} from '../questionnaires/index.ts';
import { findCampaign, presentPublicCampaign } from '../screening/index.ts';

interface Access {
  readonly organizationId: string;
  readonly id: string;
  readonly secret: string;
}

const lock = (tx: Tx, { secret, ...key }: Access, now: Date) =>
  lockBySecret(tx, key, hashToken(secret), now);

export const retests: Handlers<typeof contract.retests> = {
  read: ({ actor, database, params, now }) => {
    const key = ownQuestionnaireKey(actor, params.id);
    return database.withTenant(key.organizationId, (tx) => readRetestState(tx, key, now));
  },

  agree: ({ actor, database, params, now }) => {
    const key = ownQuestionnaireKey(actor, params.id);
    return database.withTenant(key.organizationId, (tx) => agreeToRetest(tx, key, now));
  },

  withdraw: ({ actor, database, params }) => {
    const key = ownQuestionnaireKey(actor, params.id);
    return database.withTenant(key.organizationId, (tx) => withdrawFromRetest(tx, key));
  },

  open: ({ database, body, now }) =>
    database.withTenant(body.organizationId, async (tx) => {
      const row = await lock(tx, body, now);
      const organization = await findOrganization(tx, row.organizationId);
      const campaign = presentPublicCampaign(await findCampaign(tx, row.campaignId), organization);
      const { items, stamps } = await readAnswers(tx, row);
      return {
        // Only what is answered twice.
        campaign: { ...campaign, sections: retestSections(row.profile), skills: [], questions: [] },
        language: row.language,
        answers: presentAnswers(items),
        stamps,
        now: now.toISOString(),
      };
    }),

  save: ({ database, body, now, scores }) =>
    database.withTenant(body.organizationId, async (tx) => {
      const row = await lock(tx, body, now);
      const { answers = {}, stamps } = body;
      checkAnswers(answers, { sections: retestSections(row.profile), skills: [], questions: [] });
      const sent = stampAnswers({ answers, ...(stamps && { stamps }) }, now);
      const { newer } = await saveNewerAnswers(tx, row, sent);
      const later = findNewerAnswers(sent.stamps, newer);
      if (body.status === 'completed') await completeRetest(tx, scores, row, now);
      return {
        status: body.status ?? 'opened',
        newer: { answers: presentAnswers(later.items), stamps: later.stamps },
      };
    }),
};
