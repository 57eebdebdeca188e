/** Codes of organisations, users and campaigns. */

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** French is the source and the fallback (spec, section 4). */
export const DEFAULT_LANGUAGE: Language = 'fr';

/** Of an organisation without its own; the browser of the first administrator who logs in gives it one. */
export const DEFAULT_TIME_ZONE = 'Europe/Paris';

export const ROLES = ['user', 'admin', 'superadmin'] as const;
export type Role = (typeof ROLES)[number];

export const ACTIVE_STATUSES = ['active', 'inactive'] as const;
export type ActiveStatus = (typeof ACTIVE_STATUSES)[number];

export const CAMPAIGN_STATUSES = ['open', 'closed'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

export const QUESTIONNAIRE_STATUSES = ['opened', 'completed'] as const;
export type QuestionnaireStatus = (typeof QUESTIONNAIRE_STATUSES)[number];

export const MODULES = ['screening', 'profiling'] as const;
export type Module = (typeof MODULES)[number];
