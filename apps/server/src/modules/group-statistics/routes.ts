import type { contract } from '@cadran/contract';
import type { Handlers } from '../../http/context.ts';
import { findVolunteer } from './queries.ts';
import { isOffered, sendForm } from './send-form.ts';
import { ownQuestionnaireKey } from '../campaigns/index.ts';

export const groupStatistics: Handlers<typeof contract.groupStatistics> = {
  read: ({ actor, database, params }) => {
    const key = ownQuestionnaireKey(actor, params.id);
    return database.withTenant(key.organizationId, async (tx) => ({
      offered: isOffered(await findVolunteer(tx, key)),
    }));
  },

  send: ({ actor, database, params, body, now }) => {
    const key = ownQuestionnaireKey(actor, params.id);
    return database.withTenant(key.organizationId, (tx) => sendForm(tx, key, body, now));
  },
};
