import type { BodyOf, contract } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { type Member, organizationPolicy } from '@cadran/policies';
import { invalid } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import { findProvider, type ProviderRow } from './queries.ts';

/** The request body with the client secret encrypted. */
type ProviderChange = Omit<BodyOf<typeof contract.sso.save>, 'clientSecret'> & {
  readonly clientSecret?: Buffer;
};

const sameDomains = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((domain) => right.includes(domain));

export const applyProviderChange = async (
  tx: Tx,
  actor: Member,
  organizationId: string,
  change: ProviderChange,
  now: Date,
): Promise<ProviderRow> => {
  const stored = await findProvider(tx, organizationId);
  const before = stored?.domains ?? [];
  const { domains = before, clientSecret = stored?.clientSecret, ...values } = change;
  if (!sameDomains(domains, before)) authorise(organizationPolicy.changeSignInDomains, actor);
  if (clientSecret === undefined) throw invalid({ clientSecret: 'required' });
  return { organizationId, ...values, domains, clientSecret, updatedAt: now };
};
