import type { BodyOf, contract } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { isSuperadmin, type Member } from '@cadran/policies';
import { AppError, invalid } from '../../app-error.ts';
import { findProvider, type ProviderRow } from '../../queries/sign-in.ts';

/** As it was sent, with the secret sealed. */
type Change = Omit<BodyOf<typeof contract.signIn.save>, 'clientSecret'> & {
  readonly clientSecret?: Buffer;
};

const sameDomains = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((domain) => right.includes(domain));

/** What a change would make of the provider that is there now. Whose domains these are, a super admin says. */
export const plannedProvider = async (
  tx: Tx,
  actor: Member,
  organizationId: string,
  change: Change,
  now: Date,
): Promise<ProviderRow> => {
  const stored = await findProvider(tx, organizationId);
  const before = stored?.domains ?? [];
  const { domains = before, clientSecret = stored?.clientSecret, ...values } = change;
  if (!sameDomains(domains, before) && !isSuperadmin(actor)) throw new AppError('forbidden');
  if (clientSecret === undefined) throw invalid({ clientSecret: 'required' });
  return { organizationId, ...values, domains, clientSecret, updatedAt: now };
};
