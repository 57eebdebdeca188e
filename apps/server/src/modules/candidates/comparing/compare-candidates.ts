import {
  type Comparison,
  type Contact,
  type Language,
  LIST_ITEM,
  type Motivation,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates as candidateWords } from '@cadran/i18n/candidates';
import { campaignPolicy, type Member } from '@cadran/policies';
import { buildCandidateComparison } from '@cadran/reports';
import { AppError } from '../../../http/app-error.ts';
import { authorise } from '../../../http/authorise.ts';
import { findLogoContent, findOrganization } from '../../organizations/index.ts';
import { findCampaign } from '../../screening/index.ts';
import { presentComparison } from './present-comparison.ts';
import { listCandidateDetails } from '../queries/candidate-details.ts';
import { listAnswers } from '../../questionnaires/index.ts';

/** Candidates of one campaign in the order asked for; `not_found` if one is of another. */
export const loadComparison = async (
  tx: Tx,
  actor: Member,
  campaignId: string,
  ids: readonly string[],
) => {
  const campaign = await findCampaign(tx, campaignId);
  authorise(campaignPolicy.read, actor, campaign);
  const found = await listCandidateDetails(tx, campaign, ids);
  const rows = ids.map((id) => {
    const row = found.find((one) => one.id === id);
    if (!row) throw new AppError('not_found');
    return row;
  });
  const answers = await listAnswers(tx, campaign.organizationId, ids);
  const rankings = new Map(
    [...answers].map(([id, { items }]) => [
      id,
      (items['motivations']?.[LIST_ITEM] ?? null) as readonly Motivation[] | null,
    ]),
  );
  return { campaign, comparison: presentComparison(actor, campaign, rows, rankings) };
};

/** With the organisation's logo, colours, header and footer. */
export const loadPrintedComparison = async (
  tx: Tx,
  { campaign, comparison }: Awaited<ReturnType<typeof loadComparison>>,
) => {
  const organization = await findOrganization(tx, campaign.organizationId);
  return {
    campaign,
    comparison,
    organization,
    logo: await findLogoContent(tx, organization),
    pageTexts: campaign.customization,
  };
};

export const buildComparison = async (comparison: Comparison, language: Language) => {
  const [words, names, { detail }] = await Promise.all([
    backoffice.candidates.load(language),
    candidateWords.load(language),
    backoffice.screening.load(language),
  ]);
  const nameOf = ({ firstName, lastName, email }: Contact): string =>
    [firstName, lastName].filter(Boolean).join(' ') || email || detail.unnamed;
  return buildCandidateComparison(comparison, { comparison: words, names }, nameOf, language);
};
