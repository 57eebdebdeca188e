import { NOTICE_VERSION } from '@cadran/contract';
import { type CopyValue, written } from '@cadran/db/bulk';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { SCORE_COLUMNS } from './answer-pool.ts';
import { candidatesOf, modelOf, type PlannedCandidate } from './plan-candidates.ts';
import { DAY, type PlannedCampaign } from './plan-houses.ts';
import type { SeededTable, SeedPlan } from './seeded-tables.ts';

const NOTHING = written(null);
const NOT_SCORED = SCORE_COLUMNS.map(() => NOTHING);

const campaignsOf = function* ({ houses }: SeedPlan): Generator<PlannedCampaign> {
  for (const { screening } of houses) yield* screening;
};

const everybody = function* (plan: SeedPlan): Generator<PlannedCandidate> {
  for (const campaign of campaignsOf(plan))
    yield* candidatesOf(plan.size, campaign, modelOf(plan.models, campaign));
};

const campaigns: SeededTable = {
  table: 'screening_campaigns',
  columns: [
    'organization_id',
    'id',
    'owner_id',
    'name',
    'custom_url',
    'status',
    'closed_at',
    'profile',
    'questions',
    'weights',
    'customization',
    'allow_personal_report',
    'created_at',
    'updated_at',
  ],
  *rows(plan) {
    for (const campaign of campaignsOf(plan)) {
      const model = modelOf(plan.models, campaign);
      yield [
        campaign.organizationId,
        campaign.id,
        campaign.owner.id,
        `${model.name} ${campaign.number + 1}`,
        `campaign-${campaign.number + 1}`,
        campaign.closedAt ? 'closed' : 'open',
        campaign.closedAt,
        model.profile,
        model.questions,
        model.weights,
        model.customization,
        model.allowPersonalReport,
        campaign.createdAt,
        campaign.closedAt ?? campaign.createdAt,
      ];
    }
  },
};

const questionnaires: SeededTable = {
  table: 'screening_questionnaires',
  columns: [
    'organization_id',
    'id',
    'campaign_id',
    'status',
    'language',
    'contact',
    'contact_stamps',
    'consented_at',
    'consent_version',
    'keep_longer',
    'opened_at',
    'saved_at',
    'completed_at',
    'instruments_version',
    'decision',
    'decided_by',
    'decided_at',
    ...SCORE_COLUMNS,
  ],
  *rows(plan): Generator<readonly CopyValue[]> {
    for (const one of everybody(plan)) {
      const { firstName, lastName, email, phone, openedAt } = one;
      const at = openedAt.getTime();
      yield [
        one.campaign.organizationId,
        one.id,
        one.campaign.id,
        one.completedAt ? 'completed' : 'opened',
        one.language,
        { firstName, lastName, email, phone },
        { firstName: at, lastName: at, email: at, phone: at },
        openedAt,
        NOTICE_VERSION,
        one.keepLonger,
        openedAt,
        one.completedAt ?? openedAt,
        one.completedAt,
        INSTRUMENTS_VERSION,
        one.decision,
        one.decidedAt ? one.campaign.owner.id : null,
        one.decidedAt,
        ...(one.answered?.scored ?? NOT_SCORED),
      ];
    }
  },
};

const answers: SeededTable = {
  table: 'screening_answers',
  columns: ['organization_id', 'questionnaire_id', 'part', 'answers', 'stamps'],
  *rows(plan) {
    for (const { campaign, id, answered } of everybody(plan))
      for (const [part, given, stamps] of answered?.parts ?? [])
        yield [campaign.organizationId, id, part, given, stamps];
  },
};

/** Triggers keep them; whoever writes past the triggers writes them too. */
const counts: SeededTable = {
  table: 'screening_counts',
  columns: ['organization_id', 'campaign_id', 'slot', 'opened', 'completed'],
  *rows(plan) {
    for (const campaign of campaignsOf(plan)) {
      let completed = 0;
      for (const one of candidatesOf(plan.size, campaign, modelOf(plan.models, campaign)))
        completed += one.completedAt ? 1 : 0;
      yield [campaign.organizationId, campaign.id, 0, campaign.people - completed, completed];
    }
  },
};

const invitations: SeededTable = {
  table: 'invitations',
  columns: [
    'organization_id',
    'id',
    'screening_campaign_id',
    'email',
    'name',
    'language',
    'invited_at',
    'questionnaire_id',
  ],
  *rows(plan) {
    for (const one of everybody(plan))
      if (one.invitedAt)
        yield [
          one.campaign.organizationId,
          one.invitationId,
          one.campaign.id,
          one.email,
          one.firstName,
          one.language,
          one.invitedAt,
          one.id,
        ];
  },
};

const mails: SeededTable = {
  table: 'mails',
  columns: [
    'organization_id',
    'id',
    'kind',
    'status',
    'recipient',
    'recipient_name',
    'language',
    'data',
    'invitation_id',
    'created_at',
    'due_at',
    'expires_at',
    'attempts',
    'sent_at',
  ],
  *rows(plan) {
    for (const one of everybody(plan))
      if (one.invitedAt)
        yield [
          one.campaign.organizationId,
          // One mail an invitation: its id is as good as another.
          one.invitationId,
          'invitation',
          'sent',
          one.email,
          one.firstName,
          one.language,
          { module: 'screening', campaignName: modelOf(plan.models, one.campaign).name },
          one.invitationId,
          one.invitedAt,
          one.invitedAt,
          new Date(one.invitedAt.getTime() + 14 * DAY),
          1,
          one.invitedAt,
        ];
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
