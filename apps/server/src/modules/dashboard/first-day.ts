import { DEFAULT_THEME, type FirstDay, type FirstDayStep } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { hasModule, isSuperadmin, type Member, organizationPolicy } from '@cadran/policies';
import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../../env.ts';
import { campaignLink } from '../campaigns/index.ts';
import { findOrganization } from '../organizations/index.ts';
import {
  findAuditProgress,
  findScreeningProgress,
  isFirstDayDismissed,
} from './first-day-queries.ts';
import { countOrganizations, countUsers } from './queries.ts';

type Step = FirstDay['steps'][number];
const step = (name: FirstDayStep, done: boolean): Step => ({ step: name, done });

const total = ({ active, inactive }: { readonly active: number; readonly inactive: number }) =>
  active + inactive;

/** The first organisation and user besides one's own; the looks of one's organisation. */
const administrationSteps = async (tx: Tx, actor: Member): Promise<Step[]> => {
  if (isSuperadmin(actor))
    return [
      step('organization', total(await countOrganizations(tx)) > 1),
      step('user', total(await countUsers(tx)) > 1),
    ];
  const { organizationId } = actor;
  if (!organizationPolicy.readAdministration(actor, organizationId)) return [];
  const { logoEtag, theme } = await findOrganization(tx, organizationId);
  return [
    step('branding', logoEtag !== null || !isDeepStrictEqual(theme, DEFAULT_THEME)),
    step('user', total(await countUsers(tx, organizationId)) > 1),
  ];
};

/** What the caller's role has to do on the first day, and how much of it the data say is done. */
export const buildFirstDay = async (config: Config, tx: Tx, actor: Member): Promise<FirstDay> => {
  const dismissed = await isFirstDayDismissed(tx, actor);
  if (dismissed) return { dismissed, steps: [], screening: null, profiling: null };
  const steps = await administrationSteps(tx, actor);
  let screening: FirstDay['screening'] = null;
  let profiling: FirstDay['profiling'] = null;
  if (hasModule(actor, 'screening')) {
    const { campaign, candidateId, answered, decided } = await findScreeningProgress(tx, actor);
    steps.push(step('campaign', campaign !== null));
    steps.push(step('answer', answered), step('report', decided));
    screening = campaign && {
      id: campaign.id,
      link: campaign.status === 'open' ? campaignLink(config, 'screening', campaign) : null,
      candidateId,
    };
  }
  if (hasModule(actor, 'profiling')) {
    const { audit, answered, computed } = await findAuditProgress(tx, actor);
    steps.push(step('audit', audit !== null));
    steps.push(step('auditAnswers', answered), step('auditResults', computed));
    profiling = audit && { id: audit.id };
  }
  return { dismissed, steps, screening, profiling };
};
