import { NOTICE_VERSION } from '@cadran/contract';
import type { BulkRow } from '@cadran/db/bulk';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { candidatesOf, modelOf, type PlannedCandidate } from '../plan-candidates.ts';
import { DAY, type PlannedCampaign } from '../plan-tenants.ts';
import type { SeededTable, SeedPlan } from './seeded-tables.ts';

const campaignsOf = function* ({ tenants }: SeedPlan): Generator<PlannedCampaign> {
  for (const { screening } of tenants) yield* screening;
};

const everybody = function* (plan: SeedPlan): Generator<PlannedCandidate> {
  for (const campaign of campaignsOf(plan))
    yield* candidatesOf(plan.size, campaign, modelOf(plan.models, campaign));
};

const campaigns: SeededTable = {
  table: 'screening_campaigns',
  *rows(plan) {
    for (const campaign of campaignsOf(plan)) {
      const model = modelOf(plan.models, campaign);
      yield {
        organization_id: campaign.organizationId,
        id: campaign.id,
        owner_id: campaign.owner.id,
        name: `${model.name} ${campaign.number + 1}`,
        custom_url: `campaign-${campaign.number + 1}`,
        status: campaign.closedAt ? 'closed' : 'open',
        closed_at: campaign.closedAt,
        profile: model.profile,
        questions: model.questions,
        weights: model.weights,
        customization: model.customization,
        allow_personal_report: model.allowPersonalReport,
        created_at: campaign.createdAt,
        updated_at: campaign.closedAt ?? campaign.createdAt,
      };
    }
  },
};

const questionnaires: SeededTable = {
  table: 'screening_questionnaires',
  *rows(plan): Generator<BulkRow> {
    const [sample] = plan.models.flatMap(({ answered }) => answered);
    const notScored = Object.fromEntries(
      Object.keys(sample?.scored ?? {}).map((column) => [column, null]),
    );
    for (const one of everybody(plan)) {
      const { firstName, lastName, email, phone, openedAt } = one;
      yield {
        organization_id: one.campaign.organizationId,
        id: one.id,
        campaign_id: one.campaign.id,
        status: one.completedAt ? 'completed' : 'opened',
        language: one.language,
        contact: { firstName, lastName, email, phone },
        consented_at: openedAt,
        consent_version: NOTICE_VERSION,
        keep_longer: one.keepLonger,
        opened_at: openedAt,
        completed_at: one.completedAt,
        instruments_version: INSTRUMENTS_VERSION,
        decision: one.decision,
        decided_by: one.decidedAt ? one.campaign.owner.id : null,
        decided_at: one.decidedAt,
        ...(one.answered?.scored ?? notScored),
      };
    }
  },
};

const answers: SeededTable = {
  table: 'screening_answers',
  *rows(plan) {
    for (const { campaign, id, answered } of everybody(plan))
      if (answered)
        yield {
          organization_id: campaign.organizationId,
          questionnaire_id: id,
          answers: answered.answers,
          languages: answered.languages,
        };
  },
};

/** Bulk copy bypasses the triggers that maintain the counts. */
const counts: SeededTable = {
  table: 'screening_counts',
  *rows(plan) {
    for (const campaign of campaignsOf(plan)) {
      let [completed, undecided] = [0, 0];
      for (const one of candidatesOf(plan.size, campaign, modelOf(plan.models, campaign))) {
        completed += one.completedAt ? 1 : 0;
        undecided += one.completedAt && one.decision === 'undecided' ? 1 : 0;
      }
      yield {
        organization_id: campaign.organizationId,
        campaign_id: campaign.id,
        slot: 0,
        opened: campaign.people - completed,
        completed,
        undecided,
        // Nobody is told.
        not_told: completed,
        told_seconds: 0,
      };
    }
  },
};

const invitations: SeededTable = {
  table: 'invitations',
  *rows(plan) {
    for (const one of everybody(plan))
      if (one.invitedAt)
        yield {
          organization_id: one.campaign.organizationId,
          id: one.invitationId,
          screening_campaign_id: one.campaign.id,
          email: one.email,
          name: one.firstName,
          language: one.language,
          invited_at: one.invitedAt,
          questionnaire_id: one.id,
        };
  },
};

const mails: SeededTable = {
  table: 'mails',
  *rows(plan) {
    for (const one of everybody(plan))
      if (one.invitedAt)
        yield {
          organization_id: one.campaign.organizationId,
          // One mail per invitation, so its id can be reused.
          id: one.invitationId,
          kind: 'invitation',
          status: 'sent',
          recipient: one.email,
          recipient_name: one.firstName,
          language: one.language,
          data: { module: 'screening', campaignName: modelOf(plan.models, one.campaign).name },
          invitation_id: one.invitationId,
          created_at: one.invitedAt,
          due_at: one.invitedAt,
          expires_at: new Date(one.invitedAt.getTime() + 14 * DAY),
          attempts: 1,
          sent_at: one.invitedAt,
        };
  },
};

export const SCREENING_TABLES: readonly SeededTable[] = [
  campaigns,
  questionnaires,
  answers,
  counts,
  invitations,
  mails,
];
