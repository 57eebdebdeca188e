// Cadran’s API as functions, for programs in TypeScript: one file, no packages. Written by `npm run client`.

const ERRORS = {
  "unauthenticated": 401,
  "invalid_credentials": 401,
  "second_factor_required": 401,
  "forbidden": 403,
  "password_change_required": 403,
  "second_factor_setup_required": 403,
  "too_few_people": 403,
  "not_found": 404,
  "conflict": 409,
  "campaign_closed": 409,
  "last_superadmin": 409,
  "last_admin": 409,
  "too_large": 413,
  "unsupported_media_type": 415,
  "invalid_input": 422,
  "too_many_requests": 429,
  "internal": 500,
  "unavailable": 503,
  "disk_full": 503
} as const;
export type ErrorCode = keyof typeof ERRORS;
export type FieldErrors = Record<string, string>;

/** What the generated table keeps of a route. */
interface RouteEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:parameters`. */
  readonly path: string;
  /** Needs no token. Who may call the others is the server's to say. */
  readonly access?: 'public';
  /** Answers with a file of this type. */
  readonly produces?: string;
}

/** Every input, whatever the route; the client's type says which parts a route has. */
interface AnyInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly signal?: AbortSignal;
}

export interface NamedFile {
  /** As the server named it. */
  readonly name: string | null;
  readonly blob: Blob;
}

export interface AggregateReport {
  campaign: {
    id: string;
    organizationId: string;
    name: string;
  };
  snapshot: {
    number: number;
    kind: 'interim' | 'final';
    takenAt: string;
  };
  selection: ProfilingSelection;
  figures: GroupFigures;
  report: ReportModel;
}

export interface ApiKey {
  id: string;
  name: string;
  prefix: string;
  scopes: ('campaigns:read' | 'candidates:read' | 'candidates:write' | 'invitations:write' | 'audits:read')[];
  createdAt: string;
  createdBy: string | null;
  expiresAt: string | null;
  lastUsedAt: string | null;
}

export interface Applicant {
  id: string;
  campaign: {
    id: string;
    name: string;
  };
  status: 'opened' | 'completed';
  language: 'fr' | 'en';
  openedAt: string;
  completedAt: string | null;
  contact: ContactAnswers;
  answers: ScreeningAnswers;
  scores: CandidateScores | null;
  engine: ScoringState | null;
  decision: ApplicantDecision;
  can: ApplicantRights;
}

export interface ApplicantDecision {
  decision: 'undecided' | 'shortlisted' | 'interview' | 'hired' | 'rejected';
  note: string;
  by: {
    id: string;
    username: string;
  } | null;
  at: string | null;
}

export interface ApplicantReport {
  questionnaireId: string;
  campaign: {
    id: string;
    name: string;
  };
  report: ReportModel;
  decision: ApplicantDecision | null;
  quality: 'good' | 'caution' | 'unreliable' | null;
  engine: ScoringState;
  portraitMail: {
    email: string;
    name: string;
    language: 'fr' | 'en';
  } | null;
  can: ApplicantRights;
}

export interface ApplicantRights {
  decide: boolean;
  delete: boolean;
  recompute: boolean;
}

export type AuditDetail = Record<string, string | number | boolean | string[]>;

export interface AuditLine {
  id: string;
  at: string;
  actor: {
    id: string | null;
    name: string;
    role: 'user' | 'admin' | 'superadmin' | 'system';
  };
  action: 'login' | 'logout' | 'create' | 'update' | 'delete' | 'import' | 'change_password' | 'reset_password' | 'set_up_second_factor' | 'remove_second_factor' | 'renew_recovery_codes' | 'upload_logo' | 'remove_logo' | 'open' | 'close' | 'duplicate' | 'decide' | 'recompute' | 'read_report' | 'export' | 'take_snapshot' | 'invite' | 'remind' | 'send_result' | 'remove_invitation' | 'resend_mail' | 'erase' | 'retention' | 'create_key' | 'revoke_key' | 'create_webhook' | 'change_webhook' | 'remove_webhook' | 'change_sign_in' | 'remove_sign_in' | 'other';
  target: {
    type: 'user' | 'organization' | 'session' | 'screening_campaign' | 'profiling_campaign' | 'candidate' | 'mail' | 'other';
    id: string | null;
    name: string;
  };
  detail: AuditDetail;
  organizationId: string;
  organizationName: string | null;
}

export interface AuditQuery {
  q?: string | undefined;
  page?: string | undefined;
  pageSize?: string | undefined;
  sort?: 'at' | '-at' | undefined;
  action?: 'login' | 'logout' | 'create' | 'update' | 'delete' | 'import' | 'change_password' | 'reset_password' | 'set_up_second_factor' | 'remove_second_factor' | 'renew_recovery_codes' | 'upload_logo' | 'remove_logo' | 'open' | 'close' | 'duplicate' | 'decide' | 'recompute' | 'read_report' | 'export' | 'take_snapshot' | 'invite' | 'remind' | 'send_result' | 'remove_invitation' | 'resend_mail' | 'erase' | 'retention' | 'create_key' | 'revoke_key' | 'create_webhook' | 'change_webhook' | 'remove_webhook' | 'change_sign_in' | 'remove_sign_in' | undefined;
  targetType?: 'user' | 'organization' | 'session' | 'screening_campaign' | 'profiling_campaign' | 'candidate' | 'mail' | undefined;
  targetId?: string | undefined;
  actor?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  organizationId?: string | undefined;
}

export interface Bearer {
  token: string;
  expiresAt: string;
}

export interface CampaignCustomization {
  introduction: {
    fr: {
      title: string;
      html: string;
    } | null;
    en: {
      title: string;
      html: string;
    } | null;
  };
  conclusion: {
    fr: {
      title: string;
      html: string;
    } | null;
    en: {
      title: string;
      html: string;
    } | null;
  };
  pdfHeader: {
    fr: string | null;
    en: string | null;
  };
  pdfFooter: {
    fr: string | null;
    en: string | null;
  };
}

export interface CampaignMail {
  kind: 'invitation' | 'reminder' | 'result';
  campaignId: string;
  to?: Recipient[] | undefined;
  language: 'fr' | 'en';
  message?: string | undefined;
}

export interface CampaignProfile {
  culture: {
    target: {
      clan: number;
      adhocracy: number;
      market: number;
      hierarchy: number;
    } | null;
    source?: CultureSource | null | undefined;
  } | null;
  values: {
    target: {
      self_direction: number;
      stimulation: number;
      hedonism: number;
      achievement: number;
      power: number;
      security: number;
      conformity: number;
      tradition: number;
      benevolence: number;
      universalism: number;
    } | null;
  } | null;
  personality: {
    target: Partial<Record<'openness' | 'conscientiousness' | 'extraversion' | 'agreeableness' | 'neuroticism' | 'imagination' | 'artistic_interests' | 'emotionality' | 'adventurousness' | 'intellect' | 'liberalism' | 'self_efficacy' | 'orderliness' | 'dutifulness' | 'achievement_striving' | 'self_discipline' | 'cautiousness' | 'friendliness' | 'gregariousness' | 'assertiveness' | 'activity_level' | 'excitement_seeking' | 'cheerfulness' | 'trust' | 'morality' | 'altruism' | 'cooperation' | 'modesty' | 'sympathy' | 'anxiety' | 'anger' | 'depression' | 'self_consciousness' | 'immoderation' | 'vulnerability', {
      min: number;
      max: number;
    }>> | null;
  } | null;
  motivations: {
    target: ('security' | 'work_atmosphere' | 'career' | 'salary' | 'time_planning' | 'social_unity' | 'skills' | 'creativity' | 'learning' | 'human_contact')[] | null;
  } | null;
  job: {
    target: {
      professions: string[];
      sectors: string[];
      contractTypes: ('permanent' | 'fixed_term' | 'temporary' | 'part_time' | 'apprenticeship' | 'internship' | 'freelance' | 'seasonal')[];
      recruitingDelay: 'immediately' | 'within_1_month' | 'within_2_months' | 'within_3_months' | 'within_6_months' | 'within_12_months' | null;
    } | null;
  } | null;
  mobility: {
    target: {
      workplace: City | null;
      transports: ('plane' | 'bus' | 'motorcycle' | 'shuttle' | 'train' | 'tramway' | 'bike' | 'car' | 'walk')[];
      travelTime: {
        min: number;
        max: number;
      } | null;
      residenceCities: City[];
    } | null;
  } | null;
  individual: {
    target: {
      ageGroup: 'under_25' | '25_34' | '35_44' | '45_54' | '55_plus' | null;
      nationality: string | null;
      workPermit: boolean;
      travelPercentage: number | null;
      salary: {
        amount: number;
        payment: 'hourly' | 'daily' | 'monthly' | 'yearly';
        currency: 'euro' | 'dollar' | 'chf';
      } | null;
    } | null;
  } | null;
  skills: {
    target: {
      name: string;
      level: number;
      years: number;
      currentUse: boolean;
    }[] | null;
  } | null;
  experiences: {
    target: {
      positions: string[];
      sectors: string[];
    } | null;
  } | null;
  studies: {
    target: {
      degree: 'baccalaureate' | 'bachelor_1' | 'bachelor_2' | 'bachelor' | 'master_1' | 'master' | 'doctorate_1' | 'doctorate_2' | 'doctorate';
    } | null;
  } | null;
  languages: {
    target: ({
      language: string;
      level: 'a1' | 'a2' | 'b1' | 'b2' | 'c1' | 'c2' | 'native';
    })[] | null;
  } | null;
}

export interface CampaignQuestion {
  id: string;
  type: 'closed' | 'open' | 'scale';
  text: {
    fr: string;
    en: string;
  };
  required: boolean;
}

export interface Candidate {
  overall: number | null;
  verdict: 'fits' | 'can_adapt' | 'does_not_fit' | 'insufficient_basis' | null;
  quality: 'good' | 'caution' | 'unreliable' | null;
  sections: SectionScores | null;
  id: string;
  campaignId: string;
  status: 'opened' | 'completed';
  language: 'fr' | 'en';
  openedAt: string;
  completedAt: string | null;
  contact: Contact;
  decision: 'undecided' | 'shortlisted' | 'interview' | 'hired' | 'rejected';
  can: {
    delete: boolean;
    decide: boolean;
  };
}

export interface CandidateQuery {
  q?: string | undefined;
  page?: string | undefined;
  pageSize?: string | undefined;
  sort?: 'openedAt' | '-openedAt' | 'completedAt' | '-completedAt' | 'status' | '-status' | 'name' | '-name' | 'overall' | '-overall' | 'verdict' | '-verdict' | 'quality' | '-quality' | 'decision' | '-decision' | 'culture' | '-culture' | 'values' | '-values' | 'personality' | '-personality' | 'motivations' | '-motivations' | 'skills' | '-skills' | 'experiences' | '-experiences' | 'studies' | '-studies' | 'languages' | '-languages' | 'job' | '-job' | 'mobility' | '-mobility' | 'individual' | '-individual' | undefined;
  status?: 'opened' | 'completed' | undefined;
  verdict?: 'fits' | 'can_adapt' | 'does_not_fit' | 'insufficient_basis' | undefined;
  quality?: 'good' | 'caution' | 'unreliable' | undefined;
  decision?: 'undecided' | 'shortlisted' | 'interview' | 'hired' | 'rejected' | undefined;
}

export interface CandidateScores {
  engineVersion: number;
  overall: number | null;
  verdict: 'fits' | 'can_adapt' | 'does_not_fit' | 'insufficient_basis';
  psychometric: number | null;
  sections: Record<'culture' | 'values' | 'personality' | 'motivations' | 'skills' | 'experiences' | 'studies' | 'languages' | 'job' | 'mobility' | 'individual', {
    score: number | null;
    weight: number;
    active: boolean;
  }>;
  quality: {
    level: 'good' | 'caution' | 'unreliable';
    flags: string[];
  };
}

export interface City {
  id: number;
  name: {
    fr: string;
    en: string;
  };
  country: string;
  lat: number;
  lon: number;
}

export interface CityEntry {
  id: number;
  name: {
    fr: string;
    en: string;
  };
  country: string;
  lat: number;
  lon: number;
}

export interface CityQuery {
  q: string;
}

export interface CompareQuery {
  ids: string;
}

export interface ComparedReport {
  first: {
    campaign: {
      id: string;
      organizationId: string;
      name: string;
    };
    snapshot: {
      number: number;
      kind: 'interim' | 'final';
      takenAt: string;
    };
    selection: ProfilingSelection;
    figures: GroupFigures;
  };
  second: {
    campaign: {
      id: string;
      organizationId: string;
      name: string;
    };
    snapshot: {
      number: number;
      kind: 'interim' | 'final';
      takenAt: string;
    };
    selection: ProfilingSelection;
    figures: GroupFigures;
  };
  report: ReportModel;
}

export interface Comparison {
  campaign: {
    id: string;
    name: string;
  };
  target: {
    culture: {
      scores: Record<'clan' | 'adhocracy' | 'market' | 'hierarchy', number>;
      point: {
        x: number;
        y: number;
      };
    } | null;
    values: Record<'self_direction' | 'stimulation' | 'hedonism' | 'achievement' | 'power' | 'security' | 'conformity' | 'tradition' | 'benevolence' | 'universalism', number> | null;
    personality: Partial<Record<'openness' | 'conscientiousness' | 'extraversion' | 'agreeableness' | 'neuroticism' | 'imagination' | 'artistic_interests' | 'emotionality' | 'adventurousness' | 'intellect' | 'liberalism' | 'self_efficacy' | 'orderliness' | 'dutifulness' | 'achievement_striving' | 'self_discipline' | 'cautiousness' | 'friendliness' | 'gregariousness' | 'assertiveness' | 'activity_level' | 'excitement_seeking' | 'cheerfulness' | 'trust' | 'morality' | 'altruism' | 'cooperation' | 'modesty' | 'sympathy' | 'anxiety' | 'anger' | 'depression' | 'self_consciousness' | 'immoderation' | 'vulnerability', {
      min: number;
      max: number;
    }>> | null;
    motivations: ('security' | 'work_atmosphere' | 'career' | 'salary' | 'time_planning' | 'social_unity' | 'skills' | 'creativity' | 'learning' | 'human_contact')[] | null;
  };
  candidates: ({
    overall: number | null;
    verdict: 'fits' | 'can_adapt' | 'does_not_fit' | 'insufficient_basis' | null;
    quality: 'good' | 'caution' | 'unreliable' | null;
    sections: SectionScores | null;
    id: string;
    campaignId: string;
    status: 'opened' | 'completed';
    language: 'fr' | 'en';
    openedAt: string;
    completedAt: string | null;
    contact: Contact;
    decision: 'undecided' | 'shortlisted' | 'interview' | 'hired' | 'rejected';
    can: {
      delete: boolean;
      decide: boolean;
    };
    measures: {
      culture: {
        scores: Record<'clan' | 'adhocracy' | 'market' | 'hierarchy', number>;
        point: {
          x: number;
          y: number;
        };
      } | null;
      values: Record<'self_direction' | 'stimulation' | 'hedonism' | 'achievement' | 'power' | 'security' | 'conformity' | 'tradition' | 'benevolence' | 'universalism', number> | null;
      personality: Record<'openness' | 'conscientiousness' | 'extraversion' | 'agreeableness' | 'neuroticism' | 'imagination' | 'artistic_interests' | 'emotionality' | 'adventurousness' | 'intellect' | 'liberalism' | 'self_efficacy' | 'orderliness' | 'dutifulness' | 'achievement_striving' | 'self_discipline' | 'cautiousness' | 'friendliness' | 'gregariousness' | 'assertiveness' | 'activity_level' | 'excitement_seeking' | 'cheerfulness' | 'trust' | 'morality' | 'altruism' | 'cooperation' | 'modesty' | 'sympathy' | 'anxiety' | 'anger' | 'depression' | 'self_consciousness' | 'immoderation' | 'vulnerability', number> | null;
      motivations: ('security' | 'work_atmosphere' | 'career' | 'salary' | 'time_planning' | 'social_unity' | 'skills' | 'creativity' | 'learning' | 'human_contact')[] | null;
    } | null;
  })[];
}

export interface ComparisonRequest {
  first: ProfilingSelection;
  second: ProfilingSelection;
  language?: 'fr' | 'en' | undefined;
}

export interface Contact {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
}

export interface ContactAnswers {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

export interface CreatedApiKey {
  id: string;
  name: string;
  prefix: string;
  scopes: ('campaigns:read' | 'candidates:read' | 'candidates:write' | 'invitations:write' | 'audits:read')[];
  createdAt: string;
  createdBy: string | null;
  expiresAt: string | null;
  lastUsedAt: string | null;
  key: string;
}

export interface CreatedUser {
  user: User;
  credentials: Credentials;
}

export interface CreatedWebhook {
  id: string;
  url: string;
  active: boolean;
  createdAt: string;
  failing: boolean;
  secret: string;
}

export interface Credentials {
  identifier: string;
  password: string;
}

export interface CultureSource {
  campaignId: string;
  unitId: string | null;
  moment: 'perceived' | 'desired';
  campaignName?: string | undefined;
  unitName?: {
    fr: string;
    en: string;
  } | null | undefined;
  takenAt?: string | undefined;
  respondents?: number | undefined;
}

export interface CultureTargetSource {
  campaignId: string;
  campaignName: string;
  takenAt: string;
  choices: ({
    unitId: string | null;
    name: {
      fr: string;
      en: string;
    } | null;
    respondents: number;
    perceived: {
      clan: number;
      adhocracy: number;
      market: number;
      hierarchy: number;
    };
    desired: {
      clan: number;
      adhocracy: number;
      market: number;
      hierarchy: number;
    };
  })[];
}

export interface CultureTargetsQuery {
  organizationId?: string | undefined;
}

export interface Dashboard {
  modules: {
    screening: ModuleStatus;
    profiling: ModuleStatus;
  };
  administration: {
    users: {
      active: number;
      inactive: number;
    };
    openCampaigns: {
      screening: number;
      profiling: number;
    };
  } | null;
  platform: {
    organizations: {
      active: number;
      inactive: number;
    };
    users: {
      active: number;
      inactive: number;
    };
    campaigns: {
      screening: number;
      profiling: number;
    };
    respondents: {
      screening: number;
      profiling: number;
    };
    activity: AuditLine[];
  } | null;
}

export interface DeliveryParams {
  id: string;
  webhookId: string;
  deliveryId: string;
}

export interface DeliveryQuery {
  q?: string | undefined;
  page?: string | undefined;
  pageSize?: string | undefined;
  sort?: 'createdAt' | '-createdAt' | undefined;
}

export interface DownloadQuery {
  kind: 'recruiter' | 'personal' | 'profiling' | 'candidates_csv' | 'candidates_xlsx';
  id: string;
  language?: 'fr' | 'en' | undefined;
}

export interface Erasure {
  code: string;
}

export interface ExperiencesAnswers {
  positions?: string[] | null | undefined;
  sectors?: string[] | null | undefined;
}

export interface FairnessQuery {
  campaignId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export interface FairnessReport {
  engineVersion: number;
  applicants: number;
  dimensions: ({
    dimension: 'age' | 'nationality' | 'language';
    stages: ({
      stage: 'fits' | 'shortlisted' | 'hired';
      groups: ({
        group: string;
        status: 'too_few';
      } | {
        group: string;
        status: 'none_selected';
      } | {
        group: string;
        status: 'compared';
        applicants: number;
        selected: number;
        rate: number;
        ratio: number;
        flagged: boolean;
      })[];
    })[];
  })[];
}

export interface ForgottenPassword {
  identifier: string;
}

export interface FoundCandidate {
  overall: number | null;
  verdict: 'fits' | 'can_adapt' | 'does_not_fit' | 'insufficient_basis' | null;
  quality: 'good' | 'caution' | 'unreliable' | null;
  sections: SectionScores | null;
  id: string;
  campaignId: string;
  status: 'opened' | 'completed';
  language: 'fr' | 'en';
  openedAt: string;
  completedAt: string | null;
  contact: Contact;
  decision: 'undecided' | 'shortlisted' | 'interview' | 'hired' | 'rejected';
  can: {
    delete: boolean;
    decide: boolean;
  };
  campaign: {
    id: string;
    name: string;
  };
}

export interface GroupFigures {
  engineVersion: number;
  respondents: number;
  leftOut: number;
  indicative: boolean;
  perceived: {
    point: {
      x: number;
      y: number;
    };
    spread: {
      x: {
        low: number;
        high: number;
      };
      y: {
        low: number;
        high: number;
      };
    };
    radius: number;
    agreement: 'consensus' | 'mixed' | 'divided';
    bars: {
      clan: number;
      adhocracy: number;
      market: number;
      hierarchy: number;
    };
    dominant: {
      clan: number;
      adhocracy: number;
      market: number;
      hierarchy: number;
    };
    strength: {
      value: number;
      level: 'weak' | 'moderate' | 'strong';
    };
    congruence: {
      value: number;
      level: 'aligned' | 'partial' | 'incongruent';
      mean: {
        clan: number;
        adhocracy: number;
        market: number;
        hierarchy: number;
      };
      deviations: {
        dominant_characteristics: number;
        leadership: number;
        management_of_employees: number;
        organizational_glue: number;
        strategic_emphases: number;
        criteria_of_success: number;
      };
      farthest: 'dominant_characteristics' | 'leadership' | 'management_of_employees' | 'organizational_glue' | 'strategic_emphases' | 'criteria_of_success';
    };
    dimensions: {
      dominant_characteristics: {
        bars: {
          clan: number;
          adhocracy: number;
          market: number;
          hierarchy: number;
        };
        point: {
          x: number;
          y: number;
        };
      };
      leadership: {
        bars: {
          clan: number;
          adhocracy: number;
          market: number;
          hierarchy: number;
        };
        point: {
          x: number;
          y: number;
        };
      };
      management_of_employees: {
        bars: {
          clan: number;
          adhocracy: number;
          market: number;
          hierarchy: number;
        };
        point: {
          x: number;
          y: number;
        };
      };
      organizational_glue: {
        bars: {
          clan: number;
          adhocracy: number;
          market: number;
          hierarchy: number;
        };
        point: {
          x: number;
          y: number;
        };
      };
      strategic_emphases: {
        bars: {
          clan: number;
          adhocracy: number;
          market: number;
          hierarchy: number;
        };
        point: {
          x: number;
          y: number;
        };
      };
      criteria_of_success: {
        bars: {
          clan: number;
          adhocracy: number;
          market: number;
          hierarchy: number;
        };
        point: {
          x: number;
          y: number;
        };
      };
    };
    leadership: {
      point: {
        x: number;
        y: number;
      };
      role: string;
    };
    management: {
      point: {
        x: number;
        y: number;
      };
      style: 'clan' | 'adhocracy' | 'market' | 'hierarchy' | null;
    };
  };
  desired: {
    point: {
      x: number;
      y: number;
    };
    spread: {
      x: {
        low: number;
        high: number;
      };
      y: {
        low: number;
        high: number;
      };
    };
    radius: number;
    agreement: 'consensus' | 'mixed' | 'divided';
    bars: {
      clan: number;
      adhocracy: number;
      market: number;
      hierarchy: number;
    };
    dominant: {
      clan: number;
      adhocracy: number;
      market: number;
      hierarchy: number;
    };
    strength: {
      value: number;
      level: 'weak' | 'moderate' | 'strong';
    };
    congruence: {
      value: number;
      level: 'aligned' | 'partial' | 'incongruent';
      mean: {
        clan: number;
        adhocracy: number;
        market: number;
        hierarchy: number;
      };
      deviations: {
        dominant_characteristics: number;
        leadership: number;
        management_of_employees: number;
        organizational_glue: number;
        strategic_emphases: number;
        criteria_of_success: number;
      };
      farthest: 'dominant_characteristics' | 'leadership' | 'management_of_employees' | 'organizational_glue' | 'strategic_emphases' | 'criteria_of_success';
    };
    dimensions: {
      dominant_characteristics: {
        bars: {
          clan: number;
          adhocracy: number;
          market: number;
          hierarchy: number;
        };
        point: {
          x: number;
          y: number;
        };
      };
      leadership: {
        bars: {
          clan: number;
          adhocracy: number;
          market: number;
          hierarchy: number;
        };
        point: {
          x: number;
          y: number;
        };
      };
      management_of_employees: {
        bars: {
          clan: number;
          adhocracy: number;
          market: number;
          hierarchy: number;
        };
        point: {
          x: number;
          y: number;
        };
      };
      organizational_glue: {
        bars: {
          clan: number;
          adhocracy: number;
          market: number;
          hierarchy: number;
        };
        point: {
          x: number;
          y: number;
        };
      };
      strategic_emphases: {
        bars: {
          clan: number;
          adhocracy: number;
          market: number;
          hierarchy: number;
        };
        point: {
          x: number;
          y: number;
        };
      };
      criteria_of_success: {
        bars: {
          clan: number;
          adhocracy: number;
          market: number;
          hierarchy: number;
        };
        point: {
          x: number;
          y: number;
        };
      };
    };
    leadership: {
      point: {
        x: number;
        y: number;
      };
      role: string;
    };
    management: {
      point: {
        x: number;
        y: number;
      };
      style: 'clan' | 'adhocracy' | 'market' | 'hierarchy' | null;
    };
  };
  gaps: {
    clan: {
      gap: number;
      level: 'priority' | 'attention' | 'keep';
    };
    adhocracy: {
      gap: number;
      level: 'priority' | 'attention' | 'keep';
    };
    market: {
      gap: number;
      level: 'priority' | 'attention' | 'keep';
    };
    hierarchy: {
      gap: number;
      level: 'priority' | 'attention' | 'keep';
    };
  };
  valuesSets: ({
    id: string;
    perceived: {
      score: number;
      similarity: number;
    } | null;
    desired: {
      score: number;
      similarity: number;
    } | null;
  })[];
  recommendations: {
    rule: string;
  }[];
}

export interface IdParams {
  id: string;
}

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  domains: string[];
  createUsers: boolean;
  enabled: boolean;
}

export interface IdentityProviderChange {
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  domains?: string[] | undefined;
  createUsers?: boolean | undefined;
  enabled?: boolean | undefined;
}

export interface IndividualAnswers {
  birthDate?: string | null | undefined;
  nationalities?: string[] | null | undefined;
  workPermit?: boolean | null | undefined;
  willingToTravel?: boolean | null | undefined;
  travelPercentage?: number | null | undefined;
  salary?: {
    amount: number | null;
    payment: 'hourly' | 'daily' | 'monthly' | 'yearly';
    currency: 'euro' | 'dollar' | 'chf';
  } | null | undefined;
}

export interface InstrumentTexts {
  version: number;
  language: 'fr' | 'en';
  culture: ({
    id: string;
    dimension: 'dominant_characteristics' | 'leadership' | 'management_of_employees' | 'organizational_glue' | 'strategic_emphases' | 'criteria_of_success';
    prompt: string;
    proposals: Record<'clan' | 'adhocracy' | 'market' | 'hierarchy', string>;
  })[];
  values: {
    scale: {
      rating: number;
      label: string;
      anchor: boolean;
    }[];
    items: {
      id: string;
      text: string;
      description: string;
    }[];
  };
  personality: {
    scale: {
      rating: number;
      label: string;
    }[];
    items: {
      id: string;
      text: string;
    }[];
  };
  motivations: ({
    code: 'security' | 'work_atmosphere' | 'career' | 'salary' | 'time_planning' | 'social_unity' | 'skills' | 'creativity' | 'learning' | 'human_contact';
    name: string;
    description: string;
  })[];
}

export interface IntegrationSettings {
  allowedHosts: string[];
}

export interface Invitation {
  id: string;
  email: string;
  name: string;
  language: 'fr' | 'en';
  status: 'queued' | 'sent' | 'opened' | 'completed' | 'failed' | 'unknown';
  invitedAt: string;
  lastMailAt: string | null;
  reminders: number;
  error: string | null;
  nextTryAt: string | null;
  questionnaireId: string | null;
}

export interface InvitationList {
  items: Invitation[];
  total: number;
  counts: Record<'queued' | 'sent' | 'opened' | 'completed' | 'failed' | 'unknown', number>;
  remindable: number;
  can: {
    invite: boolean;
  };
}

export interface InvitationParams {
  id: string;
  invitationId: string;
}

export interface InvitationQuery {
  q?: string | undefined;
  page?: string | undefined;
  pageSize?: string | undefined;
  sort?: 'invitedAt' | '-invitedAt' | 'email' | '-email' | 'name' | '-name' | 'status' | '-status' | undefined;
  status?: 'queued' | 'sent' | 'opened' | 'completed' | 'failed' | 'unknown' | undefined;
}

export interface JobAnswers {
  professions?: string[] | null | undefined;
  sectors?: string[] | null | undefined;
  contractTypes?: ('permanent' | 'fixed_term' | 'temporary' | 'part_time' | 'apprenticeship' | 'internship' | 'freelance' | 'seasonal')[] | null | undefined;
  startDelay?: 'immediately' | 'within_1_month' | 'within_2_months' | 'within_3_months' | 'within_6_months' | 'within_12_months' | null | undefined;
}

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

export interface KeyParams {
  id: string;
  keyId: string;
}

export interface LanguageQuery {
  language?: 'fr' | 'en' | undefined;
}

export type LanguagesAnswer = ({
  language: string;
  level: 'a1' | 'a2' | 'b1' | 'b2' | 'c1' | 'c2' | 'native' | null;
})[];

export interface ListedProfilingQuestionnaire {
  id: string;
  status: 'opened' | 'completed';
}

export interface Login {
  identifier: string;
  password: string;
  code?: string | undefined;
}

export interface Mail {
  id: string;
  organizationId: string;
  organizationName: string;
  kind: 'invitation' | 'reminder' | 'result' | 'digest' | 'credentials' | 'password_reset';
  status: 'queued' | 'sending' | 'sent' | 'failed' | 'unknown';
  recipient: string;
  language: 'fr' | 'en';
  createdAt: string;
  dueAt: string;
  expiresAt: string;
  sentAt: string | null;
  attempts: number;
  error: string | null;
  can: {
    retry: boolean;
  };
}

export interface MailQuery {
  q?: string | undefined;
  page?: string | undefined;
  pageSize?: string | undefined;
  sort?: 'createdAt' | '-createdAt' | 'sentAt' | '-sentAt' | 'recipient' | '-recipient' | 'status' | '-status' | undefined;
  kind?: 'invitation' | 'reminder' | 'result' | 'digest' | 'credentials' | 'password_reset' | undefined;
  status?: 'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | undefined;
  organizationId?: string | undefined;
}

export interface MailSettings {
  configured: boolean;
  sender: string;
  quota: {
    perDay: number;
    used: number;
  };
}

export interface MandatorySegments {
  unit: boolean;
  age: boolean;
  gender: boolean;
  tenure: boolean;
}

export interface MobilityAnswers {
  homePlace?: City | {
    text: string;
  } | null | undefined;
  commuteTime?: number | null | undefined;
  preferredCities?: (City | {
    text: string;
  })[] | null | undefined;
  transports?: ('plane' | 'bus' | 'motorcycle' | 'shuttle' | 'train' | 'tramway' | 'bike' | 'car' | 'walk')[] | null | undefined;
}

export type ModuleStatus = {
  enabled: true;
  campaigns: number;
  respondents: number;
} | {
  enabled: false;
};

export interface NewApiKey {
  name: string;
  scopes: ('campaigns:read' | 'candidates:read' | 'candidates:write' | 'invitations:write' | 'audits:read')[];
  expiresAt?: string | null | undefined;
}

export interface NewDecision {
  decision: 'undecided' | 'shortlisted' | 'interview' | 'hired' | 'rejected';
  note?: string | undefined;
  replaces?: string | null | undefined;
}

export interface NewOrganization {
  name: string;
  settings?: {
    language?: 'fr' | 'en' | undefined;
    screeningRetentionDays?: number | undefined;
    minimumGroup?: number | undefined;
    secondFactorForAdmins?: boolean | undefined;
  } | undefined;
}

export interface NewProfilingCampaign {
  name: string;
  customUrl: string;
  redirectUrl?: string | null | undefined;
  status?: 'open' | 'closed' | undefined;
  customization?: {
    introduction?: {
      fr: {
        title: string;
        html: string;
      } | null;
      en: {
        title: string;
        html: string;
      } | null;
    } | undefined;
    conclusion?: {
      fr: {
        title: string;
        html: string;
      } | null;
      en: {
        title: string;
        html: string;
      } | null;
    } | undefined;
    pdfHeader?: {
      fr: string | null;
      en: string | null;
    } | undefined;
    pdfFooter?: {
      fr: string | null;
      en: string | null;
    } | undefined;
  } | undefined;
  subject?: ProfilingSubject | undefined;
  units?: OrganizationalUnitInput[] | undefined;
  mandatory?: MandatorySegments | undefined;
  valuesSets?: ValuesSet[] | undefined;
  minimumGroup?: number | undefined;
}

export interface NewProfilingQuestionnaire {
  campaignId: string;
  language: 'fr' | 'en';
  consent: true;
  startKey: string;
}

export interface NewSandboxItem {
  name: string;
  payload?: string | number | boolean | null | JsonValue[] | Record<string, JsonValue> | undefined;
}

export interface NewScreeningCampaign {
  name: string;
  customUrl: string;
  redirectUrl?: string | null | undefined;
  status?: 'open' | 'closed' | undefined;
  customization?: {
    introduction?: {
      fr: {
        title: string;
        html: string;
      } | null;
      en: {
        title: string;
        html: string;
      } | null;
    } | undefined;
    conclusion?: {
      fr: {
        title: string;
        html: string;
      } | null;
      en: {
        title: string;
        html: string;
      } | null;
    } | undefined;
    pdfHeader?: {
      fr: string | null;
      en: string | null;
    } | undefined;
    pdfFooter?: {
      fr: string | null;
      en: string | null;
    } | undefined;
  } | undefined;
  profile?: {
    culture?: {
      target: {
        clan: number;
        adhocracy: number;
        market: number;
        hierarchy: number;
      } | null;
      source?: CultureSource | null | undefined;
    } | null | undefined;
    values?: {
      target: {
        self_direction: number;
        stimulation: number;
        hedonism: number;
        achievement: number;
        power: number;
        security: number;
        conformity: number;
        tradition: number;
        benevolence: number;
        universalism: number;
      } | null;
    } | null | undefined;
    personality?: {
      target: Partial<Record<'openness' | 'conscientiousness' | 'extraversion' | 'agreeableness' | 'neuroticism' | 'imagination' | 'artistic_interests' | 'emotionality' | 'adventurousness' | 'intellect' | 'liberalism' | 'self_efficacy' | 'orderliness' | 'dutifulness' | 'achievement_striving' | 'self_discipline' | 'cautiousness' | 'friendliness' | 'gregariousness' | 'assertiveness' | 'activity_level' | 'excitement_seeking' | 'cheerfulness' | 'trust' | 'morality' | 'altruism' | 'cooperation' | 'modesty' | 'sympathy' | 'anxiety' | 'anger' | 'depression' | 'self_consciousness' | 'immoderation' | 'vulnerability', {
        min: number;
        max: number;
      }>> | null;
    } | null | undefined;
    motivations?: {
      target: ('security' | 'work_atmosphere' | 'career' | 'salary' | 'time_planning' | 'social_unity' | 'skills' | 'creativity' | 'learning' | 'human_contact')[] | null;
    } | null | undefined;
    job?: {
      target: {
        professions: string[];
        sectors: string[];
        contractTypes: ('permanent' | 'fixed_term' | 'temporary' | 'part_time' | 'apprenticeship' | 'internship' | 'freelance' | 'seasonal')[];
        recruitingDelay: 'immediately' | 'within_1_month' | 'within_2_months' | 'within_3_months' | 'within_6_months' | 'within_12_months' | null;
      } | null;
    } | null | undefined;
    mobility?: {
      target: {
        workplace: City | null;
        transports: ('plane' | 'bus' | 'motorcycle' | 'shuttle' | 'train' | 'tramway' | 'bike' | 'car' | 'walk')[];
        travelTime: {
          min: number;
          max: number;
        } | null;
        residenceCities: City[];
      } | null;
    } | null | undefined;
    individual?: {
      target: {
        ageGroup: 'under_25' | '25_34' | '35_44' | '45_54' | '55_plus' | null;
        nationality: string | null;
        workPermit: boolean;
        travelPercentage: number | null;
        salary: {
          amount: number;
          payment: 'hourly' | 'daily' | 'monthly' | 'yearly';
          currency: 'euro' | 'dollar' | 'chf';
        } | null;
      } | null;
    } | null | undefined;
    skills?: {
      target: {
        name: string;
        level: number;
        years: number;
        currentUse: boolean;
      }[] | null;
    } | null | undefined;
    experiences?: {
      target: {
        positions: string[];
        sectors: string[];
      } | null;
    } | null | undefined;
    studies?: {
      target: {
        degree: 'baccalaureate' | 'bachelor_1' | 'bachelor_2' | 'bachelor' | 'master_1' | 'master' | 'doctorate_1' | 'doctorate_2' | 'doctorate';
      } | null;
    } | null | undefined;
    languages?: {
      target: ({
        language: string;
        level: 'a1' | 'a2' | 'b1' | 'b2' | 'c1' | 'c2' | 'native';
      })[] | null;
    } | null | undefined;
  } | undefined;
  questions?: CampaignQuestion[] | undefined;
  weights?: SectionWeights | null | undefined;
  allowPersonalReport?: boolean | undefined;
  contactEmail?: string | null | undefined;
}

export interface NewScreeningQuestionnaire {
  campaignId: string;
  language: 'fr' | 'en';
  consent: true;
  noticeVersion?: string | undefined;
  keepLonger?: boolean | undefined;
  startKey?: string | undefined;
  invitation?: string | undefined;
}

export interface NewUser {
  username: string;
  email: string;
  organizationId?: string | undefined;
  organization?: {
    name: string;
  } | undefined;
  role?: 'user' | 'admin' | 'superadmin' | undefined;
  notifications?: boolean | undefined;
  profilingEnabled?: boolean | undefined;
  screeningEnabled?: boolean | undefined;
  language?: 'fr' | 'en' | undefined;
  sendCredentials?: boolean | undefined;
}

export interface NewWebhook {
  url: string;
}

export interface OpenedSession {
  token: string;
  expiresAt: string;
  user: User;
  organization: Organization;
}

export interface Organization {
  id: string;
  name: string;
  logo: string | null;
  theme: Theme;
  status: 'active' | 'inactive';
  createdAt: string;
  settings: OrganizationSettings;
  version: number;
  can: {
    edit: boolean;
    changeStatus: boolean;
    delete: boolean;
  };
}

export interface OrganizationChange {
  name?: string | undefined;
  status?: 'active' | 'inactive' | undefined;
  theme?: Theme | undefined;
  settings?: {
    language?: 'fr' | 'en' | undefined;
    screeningRetentionDays?: number | undefined;
    minimumGroup?: number | undefined;
    secondFactorForAdmins?: boolean | undefined;
  } | undefined;
  version: number;
}

export interface OrganizationQuery {
  q?: string | undefined;
  page?: string | undefined;
  pageSize?: string | undefined;
  sort?: 'name' | '-name' | 'status' | '-status' | 'createdAt' | '-createdAt' | undefined;
  name?: string | undefined;
  status?: 'active' | 'inactive' | undefined;
}

export interface OrganizationSettings {
  language: 'fr' | 'en';
  screeningRetentionDays: number;
  minimumGroup: number;
  secondFactorForAdmins: boolean;
}

export interface OrganizationalUnit {
  id: string;
  name: {
    fr: string;
    en: string;
  };
  expectedHeadcount: number | null;
}

export interface OrganizationalUnitInput {
  id: string;
  name: {
    fr: string;
    en: string;
  };
  expectedHeadcount?: number | null | undefined;
}

export interface OwnData {
  generatedAt: string;
  organization: {
    name: string;
  };
  campaign: {
    name: string;
    contactEmail: string | null;
    allowPersonalReport: boolean;
  };
  questionnaire: {
    id: string;
    status: 'opened' | 'completed';
    language: 'fr' | 'en';
    openedAt: string;
    completedAt: string | null;
    consent: {
      at: string;
      noticeVersion: string;
      keepLonger: boolean;
    };
    keptUntil: string | null;
  };
  contact: ContactAnswers;
  answers: ScreeningAnswers;
  timings: Record<string, {
    ms: number;
    statements: number;
  }>;
  scores: {
    overall: number | null;
    verdict: 'fits' | 'can_adapt' | 'does_not_fit' | 'insufficient_basis' | null;
    quality: 'good' | 'caution' | 'unreliable' | null;
    sections: SectionScores | null;
    engineVersion: number;
  } | null;
  decision: {
    decision: 'undecided' | 'shortlisted' | 'interview' | 'hired' | 'rejected';
    at: string | null;
  };
  invitations: {
    email: string;
    name: string;
    invitedAt: string;
  }[];
  mails: ({
    kind: 'invitation' | 'reminder' | 'result' | 'digest' | 'credentials' | 'password_reset';
    status: 'queued' | 'sending' | 'sent' | 'failed' | 'unknown';
    recipient: string;
    createdAt: string;
    sentAt: string | null;
  })[];
}

export interface ParsedRecipients {
  recipients: {
    email: string;
    name: string;
  }[];
  refused: {
    line: number;
    text: string;
    rule: string;
  }[];
}

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

export interface PasswordReset {
  token: string;
  newPassword: string;
}

export interface PastedRecipients {
  text: string;
}

export interface PreviewedMail {
  kind: 'invitation' | 'reminder' | 'result';
  campaignId: string;
  language: 'fr' | 'en';
  name?: string | undefined;
  message?: string | undefined;
  begun?: boolean | undefined;
}

export interface PrintRequest {
  unit?: string[] | undefined;
  gender?: ('male' | 'female' | 'not_given')[] | undefined;
  age?: ('under_30' | '30_39' | '40_49' | '50_plus' | 'not_given')[] | undefined;
  tenure?: ('under_2' | '2_4' | '5_9' | '10_plus' | 'not_given')[] | undefined;
  language?: 'fr' | 'en' | undefined;
  compareWith?: ProfilingSelection | undefined;
  earlierId?: string | undefined;
}

export interface ProfilingAnswers {
  perceived?: Record<string, ('clan' | 'adhocracy' | 'market' | 'hierarchy')[] | null> | undefined;
  desired?: Record<string, ('clan' | 'adhocracy' | 'market' | 'hierarchy')[] | null> | undefined;
}

export interface ProfilingCampaign {
  id: string;
  organizationId: string;
  organizationName: string;
  ownerId: string;
  ownerName: string;
  name: string;
  customUrl: string;
  link: string;
  status: 'open' | 'closed';
  createdAt: string;
  updatedAt: string;
  version: number;
  can: {
    edit: boolean;
    changeOwner: boolean;
    duplicate: boolean;
    delete: boolean;
  };
  respondents: RespondentCounts;
  redirectUrl: string | null;
  subject: ProfilingSubject;
  units: OrganizationalUnit[];
  mandatory: MandatorySegments;
  valuesSets: ValuesSet[];
  minimumGroup: number;
  logo: string | null;
  customization: CampaignCustomization;
  frozen: {
    minimumGroup: boolean;
    segments: boolean;
  };
}

export interface ProfilingCampaignChange {
  name?: string | undefined;
  customUrl?: string | undefined;
  redirectUrl?: string | null | undefined;
  status?: 'open' | 'closed' | undefined;
  customization?: {
    introduction?: {
      fr: {
        title: string;
        html: string;
      } | null;
      en: {
        title: string;
        html: string;
      } | null;
    } | undefined;
    conclusion?: {
      fr: {
        title: string;
        html: string;
      } | null;
      en: {
        title: string;
        html: string;
      } | null;
    } | undefined;
    pdfHeader?: {
      fr: string | null;
      en: string | null;
    } | undefined;
    pdfFooter?: {
      fr: string | null;
      en: string | null;
    } | undefined;
  } | undefined;
  subject?: ProfilingSubject | undefined;
  units?: OrganizationalUnitInput[] | undefined;
  mandatory?: MandatorySegments | undefined;
  valuesSets?: ValuesSet[] | undefined;
  minimumGroup?: number | undefined;
  ownerId?: string | undefined;
  version: number;
}

export interface ProfilingCampaignCounts {
  campaignId: string;
  campaignName: string;
  respondents: RespondentCounts;
}

export interface ProfilingCampaignQuery {
  q?: string | undefined;
  page?: string | undefined;
  pageSize?: string | undefined;
  sort?: 'name' | '-name' | 'status' | '-status' | 'createdAt' | '-createdAt' | 'updatedAt' | '-updatedAt' | 'respondents' | '-respondents' | undefined;
  status?: 'open' | 'closed' | undefined;
}

export interface ProfilingCampaignSummary {
  id: string;
  organizationId: string;
  organizationName: string;
  ownerId: string;
  ownerName: string;
  name: string;
  customUrl: string;
  link: string;
  status: 'open' | 'closed';
  createdAt: string;
  updatedAt: string;
  version: number;
  can: {
    edit: boolean;
    changeOwner: boolean;
    duplicate: boolean;
    delete: boolean;
  };
  respondents: RespondentCounts;
}

export interface ProfilingFilters {
  campaign: {
    id: string;
    organizationId: string;
    name: string;
    status: 'open' | 'closed';
    subject: ProfilingSubject;
  };
  minimumGroup: number;
  snapshot: ProfilingSnapshot | null;
  attributes: ({
    attribute: 'unit' | 'gender' | 'age' | 'tenure';
    values: ({
      value: string;
      name: {
        fr: string;
        en: string;
      } | null;
      respondents: number | null;
    })[];
  })[];
  served: ({
    unit?: string | undefined;
    gender?: string | undefined;
    age?: string | undefined;
    tenure?: string | undefined;
    respondents: number;
  })[];
  earlier: {
    id: string;
    name: string;
    takenAt: string;
    respondents: number;
  }[];
  can: {
    update: boolean;
    groupUnits: boolean;
  };
}

export interface ProfilingProgress {
  respondents: RespondentCounts;
  expectedHeadcount: number | null;
  responseRate: number | null;
  units: ({
    unitId: string;
    expectedHeadcount: number | null;
    completed: number | null;
    responseRate: number | null;
  })[] | null;
}

export interface ProfilingQuestionnaire {
  id: string;
  campaignId: string;
  status: 'opened' | 'completed';
  language: 'fr' | 'en';
  version: number;
  now: string;
  segments: ProfilingSegments;
  answers: ProfilingAnswers;
  stamps: Record<string, Record<string, number>>;
}

export interface ProfilingQuestionnaireChange {
  language?: 'fr' | 'en' | undefined;
  segments?: ProfilingSegments | undefined;
  answers?: ProfilingAnswers | undefined;
  stamps?: Record<string, Record<string, number>> | undefined;
  status?: 'completed' | undefined;
}

export interface ProfilingQuestionnaireQuery {
  page?: string | undefined;
  pageSize?: string | undefined;
}

export interface ProfilingSegments {
  unitId?: string | null | undefined;
  gender?: 'male' | 'female' | null | undefined;
  ageBand?: 'under_30' | '30_39' | '40_49' | '50_plus' | null | undefined;
  tenureBand?: 'under_2' | '2_4' | '5_9' | '10_plus' | null | undefined;
}

export interface ProfilingSelection {
  unit?: string[] | undefined;
  gender?: ('male' | 'female' | 'not_given')[] | undefined;
  age?: ('under_30' | '30_39' | '40_49' | '50_plus' | 'not_given')[] | undefined;
  tenure?: ('under_2' | '2_4' | '5_9' | '10_plus' | 'not_given')[] | undefined;
}

export interface ProfilingSnapshot {
  number: number;
  kind: 'interim' | 'final';
  status: 'waiting' | 'running' | 'ready' | 'failed';
  progress: number;
  requestedAt: string;
  takenAt: string | null;
  respondents: number | null;
  servedSelections: number | null;
}

export interface ProfilingSnapshots {
  items: ProfilingSnapshot[];
  total: number;
  current: number | null;
  update: {
    allowed: boolean;
    newAnswers: number;
    needed: number;
  };
  can: {
    update: boolean;
  };
}

export type ProfilingSubject = 'company' | 'organization' | 'group' | 'subsidiary' | 'branch' | 'agency' | 'site' | 'facility' | 'plant' | 'shop' | 'institution' | 'administration' | 'association' | 'cooperative' | 'school' | 'hospital' | 'division' | 'department' | 'unit' | 'team' | {
  fr: {
    name: string;
    gender: 'masculine' | 'feminine';
    elision: boolean;
  };
  en: {
    name: string;
  };
};

export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

export interface PublicOrganization {
  id: string;
  name: string;
  logo: string | null;
  theme: Theme;
}

export interface PublicProfilingCampaign {
  id: string;
  organization: PublicOrganization;
  name: string;
  subject: ProfilingSubject;
  units: {
    id: string;
    name: {
      fr: string;
      en: string;
    };
  }[];
  mandatory: MandatorySegments;
  logo: string | null;
  minimumGroup: number;
  customization: ScreenTexts;
  redirectUrl: string | null;
}

export interface PublicScreeningCampaign {
  id: string;
  organization: PublicOrganization;
  name: string;
  sections: ('culture' | 'values' | 'personality' | 'motivations' | 'job' | 'mobility' | 'individual' | 'skills' | 'experiences' | 'studies' | 'languages')[];
  skills: string[];
  questions: CampaignQuestion[];
  customization: ScreenTexts;
  redirectUrl: string | null;
  allowPersonalReport: boolean;
  contactEmail: string | null;
  retentionDays: number;
}

export interface QueuedMails {
  queued: number;
  skipped: ({
    email: string;
    reason: 'already_invited' | 'not_invited' | 'completed' | 'not_completed' | 'recently_reminded' | 'reminded_enough';
  })[];
}

export interface ReadMail {
  id: string;
  organizationId: string;
  organizationName: string;
  kind: 'invitation' | 'reminder' | 'result' | 'digest' | 'credentials' | 'password_reset';
  status: 'queued' | 'sending' | 'sent' | 'failed' | 'unknown';
  recipient: string;
  language: 'fr' | 'en';
  createdAt: string;
  dueAt: string;
  expiresAt: string;
  sentAt: string | null;
  attempts: number;
  error: string | null;
  can: {
    retry: boolean;
  };
  from: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
}

export type Recipient = string | {
  email: string;
  name?: string | undefined;
};

export interface RecoveryCodes {
  recoveryCodes: string[];
}

export interface ReferenceEntry {
  code: string;
  name: {
    fr: string;
    en: string;
  };
  description?: {
    fr: string;
    en: string;
  } | undefined;
  examples?: {
    fr: string;
    en: string;
  } | undefined;
  ects?: number | undefined;
}

export interface ReferenceQuery {
  q?: string | undefined;
  language?: 'fr' | 'en' | undefined;
}

export interface ReportModel {
  kind: 'recruiter' | 'personal' | 'profiling';
  language: 'fr' | 'en';
  title: string;
  subtitle: string;
  sections: ReportSection[];
}

export interface ReportQuery {
  kind?: 'recruiter' | 'personal' | undefined;
  language?: 'fr' | 'en' | undefined;
}

export interface ReportRequest {
  unit?: string[] | undefined;
  gender?: ('male' | 'female' | 'not_given')[] | undefined;
  age?: ('under_30' | '30_39' | '40_49' | '50_plus' | 'not_given')[] | undefined;
  tenure?: ('under_2' | '2_4' | '5_9' | '10_plus' | 'not_given')[] | undefined;
  language?: 'fr' | 'en' | undefined;
}

export interface ReportSection {
  id: string;
  title: string;
  score?: {
    value: number | null;
    text: string;
    note: string | null;
    arithmetic: ({
      name: string;
      value: string;
      explanation?: string | undefined;
      term?: string | undefined;
    })[];
  } | undefined;
  blocks: ({
    kind: 'paragraph';
    text: string;
  } | {
    kind: 'html';
    html: string;
  } | {
    kind: 'subtitle';
    text: string;
  } | {
    kind: 'list';
    items: string[];
  } | {
    kind: 'facts';
    facts: ({
      name: string;
      value: string;
      term?: string | undefined;
    })[];
  } | {
    kind: 'table';
    columns: string[];
    rows: string[][];
    numeric?: number[] | undefined;
    terms?: string[] | undefined;
  } | {
    kind: 'callout';
    tone: 'neutral' | 'good' | 'caution' | 'bad';
    title: string;
    text: string;
    term?: string | undefined;
  } | {
    kind: 'picture';
    picture: {
      kind: string;
      title: string;
      description: string;
    } & Record<string, unknown>;
  } | {
    kind: 'small';
    text: string;
  })[];
}

export interface RespondentCounts {
  opened: number;
  completed: number;
}

export interface ResumedCandidate {
  campaignId: string;
  code: string;
  purpose?: 'answer' | 'rights' | undefined;
}

export interface ResumedQuestionnaire {
  campaignId: string;
  code: string;
}

export interface RetentionPreview {
  days: number;
  keptLongerMonths: number;
  due: {
    candidates: number;
    campaigns: number;
  };
  lastRunAt: string | null;
  forgotten: {
    candidates: number;
    campaigns: number;
  };
  items: {
    campaign: {
      id: string;
      name: string;
    };
    closedAt: string;
    removesAt: string;
    candidates: number;
    invitations: number;
    keptLonger: number;
    keptLongerUntil: string;
  }[];
}

export interface RetentionQuery {
  days?: string | undefined;
}

export interface SampleParams {
  id: 'recruiter' | 'personal' | 'profiling';
}

export interface SandboxItem {
  id: string;
  name: string;
  payload: string | number | boolean | null | JsonValue[] | Record<string, JsonValue>;
  createdAt: string;
  updatedAt: string;
}

export interface SandboxQuery {
  q?: string | undefined;
  page?: string | undefined;
  pageSize?: string | undefined;
  sort?: 'name' | '-name' | 'createdAt' | '-createdAt' | 'updatedAt' | '-updatedAt' | undefined;
}

export interface SavedProfilingQuestionnaire {
  id: string;
  campaignId: string;
  status: 'opened' | 'completed';
  language: 'fr' | 'en';
  version: number;
  now: string;
  newer: {
    segments: ProfilingSegments;
    answers: ProfilingAnswers;
    stamps: Record<string, Record<string, number>>;
  };
}

export interface SavedQuestionnaire {
  id: string;
  campaignId: string;
  status: 'opened' | 'completed';
  language: 'fr' | 'en';
  openedAt: string;
  completedAt: string | null;
  version: number;
  now: string;
  newer: {
    contact: ContactAnswers;
    answers: ScreeningAnswers;
    stamps: Record<string, Record<string, number>>;
  };
}

export interface ScoringState {
  version: number;
  current: boolean;
  targetChanged: boolean;
}

export interface ScreenTexts {
  introduction: {
    fr: {
      title: string;
      html: string;
    } | null;
    en: {
      title: string;
      html: string;
    } | null;
  };
  conclusion: {
    fr: {
      title: string;
      html: string;
    } | null;
    en: {
      title: string;
      html: string;
    } | null;
  };
}

export interface ScreeningAnswers {
  culture?: Record<string, 'clan' | 'adhocracy' | 'market' | 'hierarchy' | null> | undefined;
  values?: Record<string, number | null> | undefined;
  personality?: Record<string, number | null> | undefined;
  motivations?: ('security' | 'work_atmosphere' | 'career' | 'salary' | 'time_planning' | 'social_unity' | 'skills' | 'creativity' | 'learning' | 'human_contact')[] | undefined;
  job?: JobAnswers | undefined;
  mobility?: MobilityAnswers | undefined;
  individual?: IndividualAnswers | undefined;
  skills?: SkillsAnswer | undefined;
  experiences?: ExperiencesAnswers | undefined;
  studies?: StudiesAnswers | undefined;
  languages?: LanguagesAnswer | undefined;
  questions?: Record<string, boolean | number | string | null> | undefined;
}

export interface ScreeningCampaign {
  id: string;
  organizationId: string;
  organizationName: string;
  ownerId: string;
  ownerName: string;
  name: string;
  customUrl: string;
  link: string;
  status: 'open' | 'closed';
  createdAt: string;
  updatedAt: string;
  version: number;
  can: {
    edit: boolean;
    changeOwner: boolean;
    duplicate: boolean;
    delete: boolean;
  };
  candidates: RespondentCounts;
  redirectUrl: string | null;
  profile: CampaignProfile;
  questions: CampaignQuestion[];
  weights: SectionWeights | null;
  customization: CampaignCustomization;
  allowPersonalReport: boolean;
  contactEmail: string | null;
}

export interface ScreeningCampaignChange {
  name?: string | undefined;
  customUrl?: string | undefined;
  redirectUrl?: string | null | undefined;
  status?: 'open' | 'closed' | undefined;
  customization?: {
    introduction?: {
      fr: {
        title: string;
        html: string;
      } | null;
      en: {
        title: string;
        html: string;
      } | null;
    } | undefined;
    conclusion?: {
      fr: {
        title: string;
        html: string;
      } | null;
      en: {
        title: string;
        html: string;
      } | null;
    } | undefined;
    pdfHeader?: {
      fr: string | null;
      en: string | null;
    } | undefined;
    pdfFooter?: {
      fr: string | null;
      en: string | null;
    } | undefined;
  } | undefined;
  profile?: {
    culture?: {
      target: {
        clan: number;
        adhocracy: number;
        market: number;
        hierarchy: number;
      } | null;
      source?: CultureSource | null | undefined;
    } | null | undefined;
    values?: {
      target: {
        self_direction: number;
        stimulation: number;
        hedonism: number;
        achievement: number;
        power: number;
        security: number;
        conformity: number;
        tradition: number;
        benevolence: number;
        universalism: number;
      } | null;
    } | null | undefined;
    personality?: {
      target: Partial<Record<'openness' | 'conscientiousness' | 'extraversion' | 'agreeableness' | 'neuroticism' | 'imagination' | 'artistic_interests' | 'emotionality' | 'adventurousness' | 'intellect' | 'liberalism' | 'self_efficacy' | 'orderliness' | 'dutifulness' | 'achievement_striving' | 'self_discipline' | 'cautiousness' | 'friendliness' | 'gregariousness' | 'assertiveness' | 'activity_level' | 'excitement_seeking' | 'cheerfulness' | 'trust' | 'morality' | 'altruism' | 'cooperation' | 'modesty' | 'sympathy' | 'anxiety' | 'anger' | 'depression' | 'self_consciousness' | 'immoderation' | 'vulnerability', {
        min: number;
        max: number;
      }>> | null;
    } | null | undefined;
    motivations?: {
      target: ('security' | 'work_atmosphere' | 'career' | 'salary' | 'time_planning' | 'social_unity' | 'skills' | 'creativity' | 'learning' | 'human_contact')[] | null;
    } | null | undefined;
    job?: {
      target: {
        professions: string[];
        sectors: string[];
        contractTypes: ('permanent' | 'fixed_term' | 'temporary' | 'part_time' | 'apprenticeship' | 'internship' | 'freelance' | 'seasonal')[];
        recruitingDelay: 'immediately' | 'within_1_month' | 'within_2_months' | 'within_3_months' | 'within_6_months' | 'within_12_months' | null;
      } | null;
    } | null | undefined;
    mobility?: {
      target: {
        workplace: City | null;
        transports: ('plane' | 'bus' | 'motorcycle' | 'shuttle' | 'train' | 'tramway' | 'bike' | 'car' | 'walk')[];
        travelTime: {
          min: number;
          max: number;
        } | null;
        residenceCities: City[];
      } | null;
    } | null | undefined;
    individual?: {
      target: {
        ageGroup: 'under_25' | '25_34' | '35_44' | '45_54' | '55_plus' | null;
        nationality: string | null;
        workPermit: boolean;
        travelPercentage: number | null;
        salary: {
          amount: number;
          payment: 'hourly' | 'daily' | 'monthly' | 'yearly';
          currency: 'euro' | 'dollar' | 'chf';
        } | null;
      } | null;
    } | null | undefined;
    skills?: {
      target: {
        name: string;
        level: number;
        years: number;
        currentUse: boolean;
      }[] | null;
    } | null | undefined;
    experiences?: {
      target: {
        positions: string[];
        sectors: string[];
      } | null;
    } | null | undefined;
    studies?: {
      target: {
        degree: 'baccalaureate' | 'bachelor_1' | 'bachelor_2' | 'bachelor' | 'master_1' | 'master' | 'doctorate_1' | 'doctorate_2' | 'doctorate';
      } | null;
    } | null | undefined;
    languages?: {
      target: ({
        language: string;
        level: 'a1' | 'a2' | 'b1' | 'b2' | 'c1' | 'c2' | 'native';
      })[] | null;
    } | null | undefined;
  } | undefined;
  questions?: CampaignQuestion[] | undefined;
  weights?: SectionWeights | null | undefined;
  allowPersonalReport?: boolean | undefined;
  contactEmail?: string | null | undefined;
  ownerId?: string | undefined;
  version: number;
}

export interface ScreeningCampaignQuery {
  q?: string | undefined;
  page?: string | undefined;
  pageSize?: string | undefined;
  sort?: 'name' | '-name' | 'status' | '-status' | 'createdAt' | '-createdAt' | 'updatedAt' | '-updatedAt' | 'candidates' | '-candidates' | undefined;
  status?: 'open' | 'closed' | undefined;
}

export interface ScreeningCampaignSummary {
  id: string;
  organizationId: string;
  organizationName: string;
  ownerId: string;
  ownerName: string;
  name: string;
  customUrl: string;
  link: string;
  status: 'open' | 'closed';
  createdAt: string;
  updatedAt: string;
  version: number;
  can: {
    edit: boolean;
    changeOwner: boolean;
    duplicate: boolean;
    delete: boolean;
  };
  candidates: RespondentCounts;
}

export interface ScreeningProgress {
  days: {
    day: string;
    started: number;
    completed: number;
  }[];
  undecided: number;
}

export interface ScreeningQuestionnaire {
  id: string;
  campaignId: string;
  status: 'opened' | 'completed';
  language: 'fr' | 'en';
  openedAt: string;
  completedAt: string | null;
  version: number;
  now: string;
  contact: ContactAnswers;
  answers: ScreeningAnswers;
  stamps: Record<string, Record<string, number>>;
  timings: Record<string, {
    ms: number;
    statements: number;
  }>;
}

export interface ScreeningQuestionnaireChange {
  language?: 'fr' | 'en' | undefined;
  contact?: ContactAnswers | undefined;
  answers?: ScreeningAnswers | undefined;
  stamps?: Record<string, Record<string, number>> | undefined;
  timings?: Record<string, {
    ms: number;
    statements: number;
  }> | undefined;
  status?: 'completed' | undefined;
}

export interface SecondFactorOffer {
  secret: string;
  url: string;
}

export interface SecondFactorStatus {
  active: boolean;
  demanded: boolean;
  recoveryCodesLeft: number;
}

export type SectionScores = Record<'culture' | 'values' | 'personality' | 'motivations' | 'skills' | 'experiences' | 'studies' | 'languages' | 'job' | 'mobility' | 'individual', number | null>;

export interface SectionWeights {
  culture: number;
  values: number;
  personality: number;
  motivations: number;
  skills: number;
  experiences: number;
  studies: number;
  languages: number;
  job: number;
  mobility: number;
  individual: number;
}

export interface SeenMail {
  from: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
}

export interface SessionView {
  user: User;
  organization: Organization;
}

export interface ShortLink {
  organizationId: string;
  urlParameter: string;
}

export interface SignInSettings {
  provider: IdentityProvider | null;
  redirectUri: string;
  can: {
    changeDomains: boolean;
  };
}

export interface SignInStart {
  email?: string | undefined;
  organizationId?: string | undefined;
  returnTo?: string | undefined;
}

export type SkillsAnswer = ({
  name: string;
  level: number | null;
  years: number | null;
  currentUse: boolean;
})[];

export interface StartedQuestionnaire {
  token: string;
  expiresAt: string;
  id: string;
  campaignId: string;
  resumeCode: string;
  now: string;
}

export interface StudiesAnswers {
  degree?: 'baccalaureate' | 'bachelor_1' | 'bachelor_2' | 'bachelor' | 'master_1' | 'master' | 'doctorate_1' | 'doctorate_2' | 'doctorate' | 'none' | null | undefined;
}

export interface Theme {
  primarycolor: string;
  secondarycolor: string;
  successcolor: string;
  infocolor: string;
  warningcolor: string;
  dangercolor: string;
  lightcolor: string;
  darkcolor: string;
  colorheaderfooter: string;
  colorheaderfootertext: string;
  colorheaderfootertextlight: string;
}

export interface TrendReport {
  earlier: {
    campaign: {
      id: string;
      organizationId: string;
      name: string;
    };
    snapshot: {
      number: number;
      kind: 'interim' | 'final';
      takenAt: string;
    };
    selection: ProfilingSelection;
    figures: GroupFigures;
  };
  current: {
    campaign: {
      id: string;
      organizationId: string;
      name: string;
    };
    snapshot: {
      number: number;
      kind: 'interim' | 'final';
      takenAt: string;
    };
    selection: ProfilingSelection;
    figures: GroupFigures;
  };
  report: ReportModel;
}

export interface TrendRequest {
  unit?: string[] | undefined;
  gender?: ('male' | 'female' | 'not_given')[] | undefined;
  age?: ('under_30' | '30_39' | '40_49' | '50_plus' | 'not_given')[] | undefined;
  tenure?: ('under_2' | '2_4' | '5_9' | '10_plus' | 'not_given')[] | undefined;
  language?: 'fr' | 'en' | undefined;
  earlierId: string;
}

export interface UnitGroup {
  id: string;
  name: {
    fr: string;
    en: string;
  };
  unitIds: string[];
}

export interface UnitGroupProposals {
  servedNow: number;
  proposals: {
    groups: string[][];
    servedSelections: number;
  }[];
}

export interface UnitGroups {
  groups: UnitGroup[];
  units: {
    id: string;
    name: {
      fr: string;
      en: string;
    };
  }[];
  version: number;
  frozen: boolean;
  can: {
    edit: boolean;
  };
}

export interface UnitGroupsChange {
  groups: UnitGroup[];
  version: number;
}

export interface UrlAvailability {
  customUrl: string;
  exceptId?: string | undefined;
}

export interface User {
  id: string;
  username: string;
  email: string;
  organizationId: string;
  organizationName: string;
  role: 'user' | 'admin' | 'superadmin';
  notifications: boolean;
  profilingEnabled: boolean;
  screeningEnabled: boolean;
  language: 'fr' | 'en';
  status: 'active' | 'inactive';
  createdAt: string;
  lastLoginAt: string | null;
  mustChangePassword: boolean;
  secondFactor: boolean;
  can: {
    edit: boolean;
    changeFlags: boolean;
    resetPassword: boolean;
    removeSecondFactor: boolean;
    delete: boolean;
  };
}

export interface UserChange {
  username?: string | undefined;
  email?: string | undefined;
  role?: 'user' | 'admin' | 'superadmin' | undefined;
  notifications?: boolean | undefined;
  profilingEnabled?: boolean | undefined;
  screeningEnabled?: boolean | undefined;
  language?: 'fr' | 'en' | undefined;
  status?: 'active' | 'inactive' | undefined;
}

export interface UserImport {
  organizationId: string;
  csv: string;
  sendCredentials?: boolean | undefined;
}

export interface UserImportReport {
  created: number;
  refused: number;
  lines: ({
    line: number;
    username: string;
    status: 'created';
    credentials: Credentials;
  } | {
    line: number;
    username: string;
    status: 'refused';
    fields: Record<string, string>;
  })[];
}

export interface UserQuery {
  q?: string | undefined;
  page?: string | undefined;
  pageSize?: string | undefined;
  sort?: 'username' | '-username' | 'email' | '-email' | 'role' | '-role' | 'status' | '-status' | 'createdAt' | '-createdAt' | 'lastLoginAt' | '-lastLoginAt' | 'organizationName' | '-organizationName' | undefined;
}

export interface ValidationRequest {
  schema: 'newOrganization' | 'organizationChange' | 'newUser' | 'userChange' | 'newScreeningCampaign' | 'screeningCampaignChange' | 'newScreeningQuestionnaire' | 'screeningQuestionnaireChange' | 'newDecision' | 'newProfilingCampaign' | 'campaignMail' | 'newWebhook';
  value: string | number | boolean | null | JsonValue[] | Record<string, JsonValue>;
}

export interface ValidationResult {
  valid: boolean;
  fields: Record<string, string>;
}

export interface ValuesSet {
  id: string;
  name: string;
  color: string;
  values: ({
    code: 'self_direction' | 'stimulation' | 'hedonism' | 'achievement' | 'power' | 'security' | 'conformity' | 'tradition' | 'benevolence' | 'universalism';
  } | {
    label: string;
    culture: 'clan' | 'adhocracy' | 'market' | 'hierarchy';
  })[];
}

export interface Webhook {
  id: string;
  url: string;
  active: boolean;
  createdAt: string;
  failing: boolean;
}

export interface WebhookChange {
  url?: string | undefined;
  active?: boolean | undefined;
}

export interface WebhookDelivery {
  id: string;
  event: 'candidate.completed' | 'ping';
  status: 'queued' | 'delivered' | 'failed';
  createdAt: string;
  dueAt: string;
  attempts: number;
  deliveredAt: string | null;
  responseStatus: number | null;
  error: string | null;
}

export interface WebhookParams {
  id: string;
  webhookId: string;
}

/** Every call; in brackets the scope that opens it to a key. */
export interface CadranClient {
  readonly applicants: {
    /** Candidates across all campaigns of the organisation (candidates:read) */
    search: (input?: {
      query?: CandidateQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: FoundCandidate[];
      total: number;
    }>;
    /** A report; the personal one also for the candidate, where the campaign allows it (candidates:read) */
    report: (input: {
      params: IdParams;
      query?: ReportQuery;
      signal?: AbortSignal;
    }) => Promise<ApplicantReport>;
    /** The same report on paper (candidates:read) */
    reportPdf: (input: {
      params: IdParams;
      query?: ReportQuery;
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
    /** Record what a person decided, with a note (candidates:write) */
    decide: (input: {
      params: IdParams;
      body: NewDecision;
      signal?: AbortSignal;
    }) => Promise<ApplicantDecision>;
    /** Compute the scores again with the engine and the wishes of today */
    recompute: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<Candidate>;
    /** Compute again the scores that an older engine or other wishes gave */
    recomputeCampaign: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<{
      recomputed: number;
    }>;
    /** Up to four candidates side by side (candidates:read) */
    compare: (input: {
      params: IdParams;
      query: CompareQuery;
      signal?: AbortSignal;
    }) => Promise<Comparison>;
    /** The candidates of a campaign as CSV: all, or those a filter leaves (candidates:read) */
    exportCsv: (input: {
      params: IdParams;
      query?: {
        language?: 'fr' | 'en' | undefined;
        q?: string | undefined;
        status?: 'opened' | 'completed' | undefined;
        verdict?: 'fits' | 'can_adapt' | 'does_not_fit' | 'insufficient_basis' | undefined;
        quality?: 'good' | 'caution' | 'unreliable' | undefined;
        decision?: 'undecided' | 'shortlisted' | 'interview' | 'hired' | 'rejected' | undefined;
      };
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
    /** The candidates of a campaign as an Excel file: all, or those a filter leaves (candidates:read) */
    exportXlsx: (input: {
      params: IdParams;
      query?: {
        language?: 'fr' | 'en' | undefined;
        q?: string | undefined;
        status?: 'opened' | 'completed' | undefined;
        verdict?: 'fits' | 'can_adapt' | 'does_not_fit' | 'insufficient_basis' | undefined;
        quality?: 'good' | 'caution' | 'unreliable' | undefined;
        decision?: 'undecided' | 'shortlisted' | 'interview' | 'hired' | 'rejected' | undefined;
      };
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
  };
  readonly audit: {
    /** Who did what, when: the own organisation for an admin, all for a super admin */
    list: (input?: {
      query?: AuditQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: AuditLine[];
      total: number;
    }>;
  };
  readonly auth: {
    /** Log in by username or email */
    login: (input: {
      body: Login;
      signal?: AbortSignal;
    }) => Promise<OpenedSession>;
    /** A fresh bearer token for the session cookie */
    refresh: (input: {
      body: Record<string, never>;
      signal?: AbortSignal;
    }) => Promise<OpenedSession>;
    /** Ask for a link to choose a new password; the answer is the same for every name */
    forgotPassword: (input: {
      body: ForgottenPassword;
      signal?: AbortSignal;
    }) => Promise<void>;
    /** Choose a new password by the link of a mail, once; all sessions end */
    resetPassword: (input: {
      body: PasswordReset;
      signal?: AbortSignal;
    }) => Promise<void>;
    /** An anonymous token, for short links */
    anonymousToken: (input: {
      body: {
        timestamp: number;
      };
      signal?: AbortSignal;
    }) => Promise<Bearer>;
    /** End this session at once */
    logout: (input?: {
      signal?: AbortSignal;
    }) => Promise<void>;
    /** The current user and organisation */
    session: (input?: {
      signal?: AbortSignal;
    }) => Promise<SessionView>;
  };
  readonly dashboard: {
    /** The numbers of the start page: modules, administration, platform */
    read: (input?: {
      signal?: AbortSignal;
    }) => Promise<Dashboard>;
  };
  readonly email: {
    /** Invite, remind, or tell candidates that their report is ready (invitations:write) */
    send: (input: {
      body: CampaignMail;
      signal?: AbortSignal;
    }) => Promise<QueuedMails>;
    /** Read pasted addresses or a CSV file, before anything is sent (invitations:write) */
    recipients: (input: {
      body: PastedRecipients;
      signal?: AbortSignal;
    }) => Promise<ParsedRecipients>;
    /** What a mail of a campaign would look like, in either language */
    preview: (input: {
      body: PreviewedMail;
      signal?: AbortSignal;
    }) => Promise<SeenMail>;
    /** Whether mails leave, and how many more may today */
    settings: (input?: {
      signal?: AbortSignal;
    }) => Promise<MailSettings>;
    /** The outbox of all organisations */
    list: (input?: {
      query?: MailQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: Mail[];
      total: number;
    }>;
    /** One mail as its recipient sees it */
    read: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ReadMail>;
    /** Send a mail again that failed, or of which nobody knows whether it left */
    retry: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<Mail>;
  };
  readonly integration: {
    /** Where the installation lets an organisation send notices and sign in */
    settings: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<IntegrationSettings>;
    /** The keys of an organisation, with their last use */
    listKeys: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<{
      items: ApiKey[];
      total: number;
    }>;
    /** A new key with some scopes; it is shown this once */
    createKey: (input: {
      params: IdParams;
      body: NewApiKey;
      signal?: AbortSignal;
    }) => Promise<CreatedApiKey>;
    /** Revoke a key: its next call is refused */
    removeKey: (input: {
      params: KeyParams;
      signal?: AbortSignal;
    }) => Promise<void>;
    /** Where an organisation is told of completed questionnaires */
    listWebhooks: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<{
      items: Webhook[];
      total: number;
    }>;
    /** Tell another system; the secret that signs the notices is shown this once */
    createWebhook: (input: {
      params: IdParams;
      body: NewWebhook;
      signal?: AbortSignal;
    }) => Promise<CreatedWebhook>;
    /** Another address, or a pause */
    changeWebhook: (input: {
      params: WebhookParams;
      body: WebhookChange;
      signal?: AbortSignal;
    }) => Promise<Webhook>;
    /** Tell it no more */
    removeWebhook: (input: {
      params: WebhookParams;
      signal?: AbortSignal;
    }) => Promise<void>;
    /** Send a signed notice to try it out */
    pingWebhook: (input: {
      params: WebhookParams;
      signal?: AbortSignal;
    }) => Promise<WebhookDelivery>;
    /** What was sent, and what came back */
    deliveries: (input: {
      params: WebhookParams;
      query?: DeliveryQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: WebhookDelivery[];
      total: number;
    }>;
    /** Send a notice again that was given up, or now one that waits for its next turn */
    retryDelivery: (input: {
      params: DeliveryParams;
      signal?: AbortSignal;
    }) => Promise<WebhookDelivery>;
    /** One address for every file the caller may have: reports and exports */
    download: (input: {
      query: DownloadQuery;
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
  };
  readonly invitations: {
    /** Who was invited to a campaign, and what became of it (invitations:write) */
    ofScreening: (input: {
      params: IdParams;
      query?: InvitationQuery;
      signal?: AbortSignal;
    }) => Promise<InvitationList>;
    /** Forget an invitation and its address; a mail that waits is not sent */
    removeOfScreening: (input: {
      params: InvitationParams;
      signal?: AbortSignal;
    }) => Promise<void>;
    /** Who was invited to a campaign, and what became of it (invitations:write) */
    ofProfiling: (input: {
      params: IdParams;
      query?: InvitationQuery;
      signal?: AbortSignal;
    }) => Promise<InvitationList>;
    /** Forget an invitation and its address; a mail that waits is not sent */
    removeOfProfiling: (input: {
      params: InvitationParams;
      signal?: AbortSignal;
    }) => Promise<void>;
  };
  readonly organizations: {
    /** All organisations */
    list: (input?: {
      query?: OrganizationQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: Organization[];
      total: number;
    }>;
    /** Create an organisation */
    create: (input: {
      body: NewOrganization;
      signal?: AbortSignal;
    }) => Promise<Organization>;
    /** One organisation; its public face for an anonymous token */
    read: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<Organization | PublicOrganization>;
    /** Change name, theme or settings; the status by a super admin only */
    update: (input: {
      params: IdParams;
      body: OrganizationChange;
      signal?: AbortSignal;
    }) => Promise<Organization>;
    /** Delete an organisation and all that is its own; the name is typed again */
    remove: (input: {
      params: IdParams;
      body: {
        name: string;
      };
      signal?: AbortSignal;
    }) => Promise<void>;
    /** The logo as an image */
    readLogo: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
    /** Replace the logo (png, jpeg or webp up to 512 KB; re-encoded) */
    uploadLogo: (input: {
      params: IdParams;
      file: Blob;
      signal?: AbortSignal;
    }) => Promise<Organization>;
    /** Remove the logo */
    removeLogo: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<Organization>;
    /** The users of one organisation */
    users: (input: {
      params: IdParams;
      query?: UserQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: User[];
      total: number;
    }>;
  };
  readonly profiling: {
    /** The campaigns of the own organisation; of all for a super admin (campaigns:read) */
    listCampaigns: (input?: {
      query?: ProfilingCampaignQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: ProfilingCampaignSummary[];
      total: number;
    }>;
    /** The campaigns of one organisation */
    campaignsOfOrganization: (input: {
      params: IdParams;
      query?: ProfilingCampaignQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: ProfilingCampaignSummary[];
      total: number;
    }>;
    /** Create a campaign; who creates it owns it */
    createCampaign: (input: {
      body: NewProfilingCampaign;
      signal?: AbortSignal;
    }) => Promise<ProfilingCampaign>;
    /** One campaign; its public face for an anonymous or respondent token (campaigns:read) */
    readCampaign: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ProfilingCampaign | PublicProfilingCampaign>;
    /** Change a campaign; what is left out stays as it is */
    updateCampaign: (input: {
      params: IdParams;
      body: ProfilingCampaignChange;
      signal?: AbortSignal;
    }) => Promise<ProfilingCampaign>;
    /** Delete a campaign with everything that was answered */
    removeCampaign: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<void>;
    /** Open a campaign to those who answer */
    openCampaign: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ProfilingCampaign>;
    /** Close a campaign: its questionnaire is no longer available */
    closeCampaign: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ProfilingCampaign>;
    /** Copy a campaign without its answers; the copy is closed and has a link of its own */
    duplicateCampaign: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ProfilingCampaign>;
    /** The campaign behind a short link */
    findCampaignByUrl: (input: {
      params: ShortLink;
      signal?: AbortSignal;
    }) => Promise<{
      id: string;
    }>;
    /** Whether a custom url is free in the organisation */
    urlAvailable: (input: {
      query: UrlAvailability;
      signal?: AbortSignal;
    }) => Promise<{
      available: boolean;
    }>;
    /** The short link as a QR code, to print */
    qrSvg: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
    /** The short link as a QR code, to paste */
    qrPng: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
    /** The logo of a campaign as an image */
    readLogo: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
    /** Give a campaign a logo of its own (png, jpeg or webp up to 512 KB; re-encoded) */
    uploadLogo: (input: {
      params: IdParams;
      file: Blob;
      signal?: AbortSignal;
    }) => Promise<ProfilingCampaign>;
    /** Remove the logo of a campaign: the organisation’s is shown */
    removeLogo: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ProfilingCampaign>;
    /** How many people answered; by unit only where there are enough of them */
    progress: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ProfilingProgress>;
    /** The questionnaires of a campaign: no answers, no segments, no order, no time */
    listQuestionnaires: (input: {
      params: IdParams;
      query?: ProfilingQuestionnaireQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: ListedProfilingQuestionnaire[];
      total: number;
    }>;
    /** Numbers of questionnaires by campaign */
    countQuestionnaires: (input?: {
      signal?: AbortSignal;
    }) => Promise<{
      items: ProfilingCampaignCounts[];
      total: number;
    }>;
  };
  readonly profilingQuestionnaires: {
    /** Begin a questionnaire; one key answers a campaign once */
    start: (input: {
      body: NewProfilingQuestionnaire;
      signal?: AbortSignal;
    }) => Promise<StartedQuestionnaire>;
    /** Open an unfinished questionnaire by its resume code, on any device */
    resume: (input: {
      body: ResumedQuestionnaire;
      signal?: AbortSignal;
    }) => Promise<StartedQuestionnaire>;
    /** The own unfinished questionnaire, for its respondent alone */
    read: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ProfilingQuestionnaire>;
    /** Save any subset of the answers; completing cuts every tie to the respondent */
    save: (input: {
      params: IdParams;
      body: ProfilingQuestionnaireChange;
      signal?: AbortSignal;
    }) => Promise<SavedProfilingQuestionnaire>;
  };
  readonly profilingResults: {
    /** The snapshots of a campaign, the progress of the one under way, and whether a new one is possible (audits:read) */
    snapshots: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ProfilingSnapshots>;
    /** Take a snapshot in the background; the one under way, if there is one */
    takeSnapshot: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ProfilingSnapshot>;
    /** Which values exist, which selections are served, with how many people (audits:read) */
    filters: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ProfilingFilters>;
    /** The aggregate report of a selection (audits:read) */
    report: (input: {
      params: IdParams;
      body: ReportRequest;
      signal?: AbortSignal;
    }) => Promise<AggregateReport>;
    /** Two served selections side by side */
    compare: (input: {
      params: IdParams;
      body: ComparisonRequest;
      signal?: AbortSignal;
    }) => Promise<ComparedReport>;
    /** A selection beside the same of an earlier campaign about the same subject */
    trend: (input: {
      params: IdParams;
      body: TrendRequest;
      signal?: AbortSignal;
    }) => Promise<TrendReport>;
    /** The report, comparison or trend on paper */
    reportPdf: (input: {
      params: IdParams;
      body: PrintRequest;
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
    /** The aggregates of all served selections as an Excel file */
    exportXlsx: (input: {
      params: IdParams;
      query?: LanguageQuery;
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
    /** Units that are only looked at together */
    unitGroups: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<UnitGroups>;
    /** Group units, before the first snapshot */
    saveUnitGroups: (input: {
      params: IdParams;
      body: UnitGroupsChange;
      signal?: AbortSignal;
    }) => Promise<UnitGroups>;
    /** Merges of units that would open the most selections */
    proposeUnitGroups: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<UnitGroupProposals>;
    /** Cultures of closed campaigns, to hire for: perceived and desired, whole and by served unit */
    cultureTargets: (input?: {
      query?: CultureTargetsQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: CultureTargetSource[];
      total: number;
    }>;
  };
  readonly questionnaires: {
    /** Begin a questionnaire; the answer holds the token and the resume code that open it */
    start: (input: {
      body: NewScreeningQuestionnaire;
      signal?: AbortSignal;
    }) => Promise<StartedQuestionnaire>;
    /** Open a questionnaire by its resume code, on any device */
    resume: (input: {
      body: ResumedCandidate;
      signal?: AbortSignal;
    }) => Promise<StartedQuestionnaire>;
    /** The own questionnaire with all answers so far; for members also the scores (candidates:read) */
    read: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<Applicant | ScreeningQuestionnaire>;
    /** Save any subset of the answers; complete the questionnaire */
    save: (input: {
      params: IdParams;
      body: ScreeningQuestionnaireChange;
      signal?: AbortSignal;
    }) => Promise<SavedQuestionnaire>;
  };
  readonly reference: {
    /** Cities whose name begins with the search, the largest first */
    cities: (input: {
      query: CityQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: CityEntry[];
      total: number;
    }>;
    /** The items of the screening questionnaire with their texts */
    instruments: (input?: {
      query?: {
        language?: 'fr' | 'en' | undefined;
      };
      signal?: AbortSignal;
    }) => Promise<InstrumentTexts>;
    /** A reference list by its name: professions, sectors, countries, languages, degrees, … */
    list: (input: {
      params: {
        name: string;
      };
      query?: ReferenceQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: ReferenceEntry[];
      total: number;
    }>;
  };
  readonly rights: {
    /** Everything that is kept about the candidate, for the candidate */
    ownData: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<OwnData>;
    /** The same in words, to read on a screen */
    ownReport: (input: {
      params: IdParams;
      query?: LanguageQuery;
      signal?: AbortSignal;
    }) => Promise<ReportModel>;
    /** The same in words, to keep and to print */
    ownDataPdf: (input: {
      params: IdParams;
      query?: LanguageQuery;
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
    /** Erase the own questionnaire and everything with it; the resume code is typed again */
    erase: (input: {
      params: IdParams;
      body: Erasure;
      signal?: AbortSignal;
    }) => Promise<void>;
    /** What the daily retention will remove, and when */
    retention: (input: {
      params: IdParams;
      query?: RetentionQuery;
      signal?: AbortSignal;
    }) => Promise<RetentionPreview>;
    /** Selection ratios between groups, as an aggregate from 30 people a group on */
    fairness: (input: {
      params: IdParams;
      query?: FairnessQuery;
      signal?: AbortSignal;
    }) => Promise<FairnessReport>;
  };
  readonly sandbox: {
    /** The items of the sandbox */
    list: (input?: {
      query?: SandboxQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: SandboxItem[];
      total: number;
    }>;
    /** Put an item into the sandbox; a hundred at most */
    create: (input: {
      body: NewSandboxItem;
      signal?: AbortSignal;
    }) => Promise<SandboxItem>;
    /** One item */
    read: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<SandboxItem>;
    /** Replace an item */
    update: (input: {
      params: IdParams;
      body: NewSandboxItem;
      signal?: AbortSignal;
    }) => Promise<SandboxItem>;
    /** Remove an item */
    remove: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<void>;
    /** Check a value against the schema of a resource without saving it */
    validate: (input: {
      body: ValidationRequest;
      signal?: AbortSignal;
    }) => Promise<ValidationResult>;
    /** A sample report made of invented answers, with the own branding */
    sample: (input: {
      params: SampleParams;
      query?: LanguageQuery;
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
  };
  readonly screening: {
    /** The campaigns of the own organisation; of all for a super admin (campaigns:read) */
    listCampaigns: (input?: {
      query?: ScreeningCampaignQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: ScreeningCampaignSummary[];
      total: number;
    }>;
    /** The campaigns of one organisation */
    campaignsOfOrganization: (input: {
      params: IdParams;
      query?: ScreeningCampaignQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: ScreeningCampaignSummary[];
      total: number;
    }>;
    /** Create a campaign; who creates it owns it */
    createCampaign: (input: {
      body: NewScreeningCampaign;
      signal?: AbortSignal;
    }) => Promise<ScreeningCampaign>;
    /** One campaign; its public face for an anonymous or respondent token (campaigns:read) */
    readCampaign: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ScreeningCampaign | PublicScreeningCampaign>;
    /** Change a campaign; what is left out stays as it is */
    updateCampaign: (input: {
      params: IdParams;
      body: ScreeningCampaignChange;
      signal?: AbortSignal;
    }) => Promise<ScreeningCampaign>;
    /** Delete a campaign with everything that was answered */
    removeCampaign: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<void>;
    /** Open a campaign to those who answer */
    openCampaign: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ScreeningCampaign>;
    /** Close a campaign: its questionnaire is no longer available */
    closeCampaign: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ScreeningCampaign>;
    /** Copy a campaign without its answers; the copy is closed and has a link of its own */
    duplicateCampaign: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ScreeningCampaign>;
    /** The campaign behind a short link */
    findCampaignByUrl: (input: {
      params: ShortLink;
      signal?: AbortSignal;
    }) => Promise<{
      id: string;
    }>;
    /** Whether a custom url is free in the organisation */
    urlAvailable: (input: {
      query: UrlAvailability;
      signal?: AbortSignal;
    }) => Promise<{
      available: boolean;
    }>;
    /** The short link as a QR code, to print */
    qrSvg: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
    /** The short link as a QR code, to paste */
    qrPng: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
    /** The candidates of a campaign (candidates:read) */
    listCandidates: (input: {
      params: IdParams;
      query?: CandidateQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: Candidate[];
      total: number;
    }>;
    /** How many candidates began and finished, by day, over the last thirty days; how many await a decision (candidates:read) */
    progress: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<ScreeningProgress>;
    /** Delete a candidate with all answers (candidates:write) */
    removeQuestionnaire: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<void>;
  };
  readonly secondFactor: {
    /** Whether a second factor is active, and how many recovery codes are left */
    read: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<SecondFactorStatus>;
    /** Begin to set up the own second factor: a secret for the authenticator */
    begin: (input: {
      params: IdParams;
      body: {
        password: string;
      };
      signal?: AbortSignal;
    }) => Promise<SecondFactorOffer>;
    /** Activate it with a first code; recovery codes are shown this once */
    confirm: (input: {
      params: IdParams;
      body: {
        code: string;
      };
      signal?: AbortSignal;
    }) => Promise<RecoveryCodes>;
    /** Remove the own second factor with password or code; admins remove a lost one */
    remove: (input: {
      params: IdParams;
      body: Proof;
      signal?: AbortSignal;
    }) => Promise<void>;
    /** New recovery codes in place of the old ones, shown this once */
    renewRecoveryCodes: (input: {
      params: IdParams;
      body: Proof;
      signal?: AbortSignal;
    }) => Promise<RecoveryCodes>;
  };
  readonly signIn: {
    /** The identity provider of an organisation, and what to enter there */
    read: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<SignInSettings>;
    /** Set or change the identity provider; it must answer before it is saved */
    save: (input: {
      params: IdParams;
      body: IdentityProviderChange;
      signal?: AbortSignal;
    }) => Promise<SignInSettings>;
    /** Sign in with passwords only */
    remove: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<void>;
    /** Where to send the browser of who wants in; not found if there is no provider */
    start: (input: {
      body: SignInStart;
      signal?: AbortSignal;
    }) => Promise<{
      url: string;
    }>;
    /** Where the provider sends the browser back; leads to the app, logged in, or to the log-in page */
    callback: (input?: {
      signal?: AbortSignal;
    }) => Promise<NamedFile>;
  };
  readonly users: {
    /** Users: everybody for a super admin, the own organisation for an admin */
    list: (input?: {
      query?: UserQuery;
      signal?: AbortSignal;
    }) => Promise<{
      items: User[];
      total: number;
    }>;
    /** Create a user, and with it an organisation if asked; the password is shown this once */
    create: (input: {
      body: NewUser;
      signal?: AbortSignal;
    }) => Promise<CreatedUser>;
    /** Create users from a CSV file; the report says line by line what became of it */
    import: (input: {
      body: UserImport;
      signal?: AbortSignal;
    }) => Promise<UserImportReport>;
    /** One user */
    read: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<User>;
    /** Change a user; users change their own email, notifications and language */
    update: (input: {
      params: IdParams;
      body: UserChange;
      signal?: AbortSignal;
    }) => Promise<User>;
    /** Delete a user; campaigns go to the heir, who must be named if there are any */
    remove: (input: {
      params: IdParams;
      query?: {
        heir?: string | undefined;
      };
      signal?: AbortSignal;
    }) => Promise<void>;
    /** Change the own password; all other sessions end */
    changePassword: (input: {
      params: IdParams;
      body: PasswordChange;
      signal?: AbortSignal;
    }) => Promise<void>;
    /** Give a user a new generated password, shown this once */
    resetPassword: (input: {
      params: IdParams;
      signal?: AbortSignal;
    }) => Promise<{
      password: string;
    }>;
  };
}

const routes = {
  applicants: {
    /** Candidates across all campaigns of the organisation (candidates:read) */
    search: { method: 'GET', path: '/screening/questionnaires' },
    /** A report; the personal one also for the candidate, where the campaign allows it (candidates:read) */
    report: { method: 'GET', path: '/screening/questionnaires/:id/report' },
    /** The same report on paper (candidates:read) */
    reportPdf: {
      method: 'GET',
      path: '/screening/questionnaires/:id/report.pdf',
      produces: 'application/pdf',
    },
    /** Record what a person decided, with a note (candidates:write) */
    decide: { method: 'PUT', path: '/screening/questionnaires/:id/decision' },
    /** Compute the scores again with the engine and the wishes of today */
    recompute: { method: 'POST', path: '/screening/questionnaires/:id/recompute' },
    /** Compute again the scores that an older engine or other wishes gave */
    recomputeCampaign: { method: 'POST', path: '/screening/campaigns/:id/recompute' },
    /** Up to four candidates side by side (candidates:read) */
    compare: { method: 'GET', path: '/screening/campaigns/:id/compare' },
    /** The candidates of a campaign as CSV: all, or those a filter leaves (candidates:read) */
    exportCsv: { method: 'GET', path: '/screening/campaigns/:id/export.csv', produces: 'text/csv' },
    /** The candidates of a campaign as an Excel file: all, or those a filter leaves (candidates:read) */
    exportXlsx: {
      method: 'GET',
      path: '/screening/campaigns/:id/export.xlsx',
      produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
  },
  audit: {
    /** Who did what, when: the own organisation for an admin, all for a super admin */
    list: { method: 'GET', path: '/audit' },
  },
  auth: {
    /** Log in by username or email */
    login: { method: 'POST', path: '/auth/login', access: 'public' },
    /** A fresh bearer token for the session cookie */
    refresh: { method: 'POST', path: '/auth/refresh', access: 'public' },
    /** Ask for a link to choose a new password; the answer is the same for every name */
    forgotPassword: { method: 'POST', path: '/auth/password/forgot', access: 'public' },
    /** Choose a new password by the link of a mail, once; all sessions end */
    resetPassword: { method: 'POST', path: '/auth/password/reset', access: 'public' },
    /** An anonymous token, for short links */
    anonymousToken: { method: 'POST', path: '/auth/jwt', access: 'public' },
    /** End this session at once */
    logout: { method: 'POST', path: '/auth/logout' },
    /** The current user and organisation */
    session: { method: 'GET', path: '/auth/session' },
  },
  dashboard: {
    /** The numbers of the start page: modules, administration, platform */
    read: { method: 'GET', path: '/dashboard' },
  },
  email: {
    /** Invite, remind, or tell candidates that their report is ready (invitations:write) */
    send: { method: 'POST', path: '/email' },
    /** Read pasted addresses or a CSV file, before anything is sent (invitations:write) */
    recipients: { method: 'POST', path: '/email/recipients' },
    /** What a mail of a campaign would look like, in either language */
    preview: { method: 'POST', path: '/email/preview' },
    /** Whether mails leave, and how many more may today */
    settings: { method: 'GET', path: '/email/settings' },
    /** The outbox of all organisations */
    list: { method: 'GET', path: '/email' },
    /** One mail as its recipient sees it */
    read: { method: 'GET', path: '/email/:id' },
    /** Send a mail again that failed, or of which nobody knows whether it left */
    retry: { method: 'POST', path: '/email/:id/retry' },
  },
  integration: {
    /** Where the installation lets an organisation send notices and sign in */
    settings: { method: 'GET', path: '/organizations/:id/integration' },
    /** The keys of an organisation, with their last use */
    listKeys: { method: 'GET', path: '/organizations/:id/api-keys' },
    /** A new key with some scopes; it is shown this once */
    createKey: { method: 'POST', path: '/organizations/:id/api-keys' },
    /** Revoke a key: its next call is refused */
    removeKey: { method: 'DELETE', path: '/organizations/:id/api-keys/:keyId' },
    /** Where an organisation is told of completed questionnaires */
    listWebhooks: { method: 'GET', path: '/organizations/:id/webhooks' },
    /** Tell another system; the secret that signs the notices is shown this once */
    createWebhook: { method: 'POST', path: '/organizations/:id/webhooks' },
    /** Another address, or a pause */
    changeWebhook: { method: 'PUT', path: '/organizations/:id/webhooks/:webhookId' },
    /** Tell it no more */
    removeWebhook: { method: 'DELETE', path: '/organizations/:id/webhooks/:webhookId' },
    /** Send a signed notice to try it out */
    pingWebhook: { method: 'POST', path: '/organizations/:id/webhooks/:webhookId/ping' },
    /** What was sent, and what came back */
    deliveries: { method: 'GET', path: '/organizations/:id/webhooks/:webhookId/deliveries' },
    /** Send a notice again that was given up, or now one that waits for its next turn */
    retryDelivery: {
      method: 'POST',
      path: '/organizations/:id/webhooks/:webhookId/deliveries/:deliveryId/retry',
    },
    /** One address for every file the caller may have: reports and exports */
    download: { method: 'GET', path: '/download', produces: 'application/octet-stream' },
  },
  invitations: {
    /** Who was invited to a campaign, and what became of it (invitations:write) */
    ofScreening: { method: 'GET', path: '/screening/campaigns/:id/invitations' },
    /** Forget an invitation and its address; a mail that waits is not sent */
    removeOfScreening: {
      method: 'DELETE',
      path: '/screening/campaigns/:id/invitations/:invitationId',
    },
    /** Who was invited to a campaign, and what became of it (invitations:write) */
    ofProfiling: { method: 'GET', path: '/profiling/campaigns/:id/invitations' },
    /** Forget an invitation and its address; a mail that waits is not sent */
    removeOfProfiling: {
      method: 'DELETE',
      path: '/profiling/campaigns/:id/invitations/:invitationId',
    },
  },
  organizations: {
    /** All organisations */
    list: { method: 'GET', path: '/organizations' },
    /** Create an organisation */
    create: { method: 'POST', path: '/organizations' },
    /** One organisation; its public face for an anonymous token */
    read: { method: 'GET', path: '/organizations/:id' },
    /** Change name, theme or settings; the status by a super admin only */
    update: { method: 'PUT', path: '/organizations/:id' },
    /** Delete an organisation and all that is its own; the name is typed again */
    remove: { method: 'DELETE', path: '/organizations/:id' },
    /** The logo as an image */
    readLogo: {
      method: 'GET',
      path: '/organizations/:id/logo',
      access: 'public',
      produces: 'image/png',
    },
    /** Replace the logo (png, jpeg or webp up to 512 KB; re-encoded) */
    uploadLogo: { method: 'PUT', path: '/organizations/:id/logo' },
    /** Remove the logo */
    removeLogo: { method: 'DELETE', path: '/organizations/:id/logo' },
    /** The users of one organisation */
    users: { method: 'GET', path: '/organizations/:id/users' },
  },
  profiling: {
    /** The campaigns of the own organisation; of all for a super admin (campaigns:read) */
    listCampaigns: { method: 'GET', path: '/profiling/campaigns' },
    /** The campaigns of one organisation */
    campaignsOfOrganization: { method: 'GET', path: '/organizations/:id/profiling/campaigns' },
    /** Create a campaign; who creates it owns it */
    createCampaign: { method: 'POST', path: '/profiling/campaigns' },
    /** One campaign; its public face for an anonymous or respondent token (campaigns:read) */
    readCampaign: { method: 'GET', path: '/profiling/campaigns/:id' },
    /** Change a campaign; what is left out stays as it is */
    updateCampaign: { method: 'PUT', path: '/profiling/campaigns/:id' },
    /** Delete a campaign with everything that was answered */
    removeCampaign: { method: 'DELETE', path: '/profiling/campaigns/:id' },
    /** Open a campaign to those who answer */
    openCampaign: { method: 'POST', path: '/profiling/campaigns/:id/open' },
    /** Close a campaign: its questionnaire is no longer available */
    closeCampaign: { method: 'POST', path: '/profiling/campaigns/:id/close' },
    /** Copy a campaign without its answers; the copy is closed and has a link of its own */
    duplicateCampaign: { method: 'POST', path: '/profiling/campaigns/:id/duplicate' },
    /** The campaign behind a short link */
    findCampaignByUrl: {
      method: 'GET',
      path: '/profiling/campaigns/url/:organizationId/:urlParameter',
    },
    /** Whether a custom url is free in the organisation */
    urlAvailable: { method: 'GET', path: '/profiling/campaigns/url-available' },
    /** The short link as a QR code, to print */
    qrSvg: { method: 'GET', path: '/profiling/campaigns/:id/qr.svg', produces: 'image/svg+xml' },
    /** The short link as a QR code, to paste */
    qrPng: { method: 'GET', path: '/profiling/campaigns/:id/qr.png', produces: 'image/png' },
    /** The logo of a campaign as an image */
    readLogo: {
      method: 'GET',
      path: '/profiling/campaigns/:id/logo',
      access: 'public',
      produces: 'image/png',
    },
    /** Give a campaign a logo of its own (png, jpeg or webp up to 512 KB; re-encoded) */
    uploadLogo: { method: 'PUT', path: '/profiling/campaigns/:id/logo' },
    /** Remove the logo of a campaign: the organisation’s is shown */
    removeLogo: { method: 'DELETE', path: '/profiling/campaigns/:id/logo' },
    /** How many people answered; by unit only where there are enough of them */
    progress: { method: 'GET', path: '/profiling/campaigns/:id/progress' },
    /** The questionnaires of a campaign: no answers, no segments, no order, no time */
    listQuestionnaires: {
      method: 'GET',
      path: '/profiling/campaigns/:id/profiling/questionnaires',
    },
    /** Numbers of questionnaires by campaign */
    countQuestionnaires: { method: 'GET', path: '/profiling/questionnaires' },
  },
  profilingQuestionnaires: {
    /** Begin a questionnaire; one key answers a campaign once */
    start: { method: 'POST', path: '/profiling/questionnaires' },
    /** Open an unfinished questionnaire by its resume code, on any device */
    resume: { method: 'POST', path: '/profiling/questionnaires/resume' },
    /** The own unfinished questionnaire, for its respondent alone */
    read: { method: 'GET', path: '/profiling/questionnaires/:id' },
    /** Save any subset of the answers; completing cuts every tie to the respondent */
    save: { method: 'PUT', path: '/profiling/questionnaires/:id' },
  },
  profilingResults: {
    /** The snapshots of a campaign, the progress of the one under way, and whether a new one is possible (audits:read) */
    snapshots: { method: 'GET', path: '/profiling/campaigns/:id/snapshots' },
    /** Take a snapshot in the background; the one under way, if there is one */
    takeSnapshot: { method: 'POST', path: '/profiling/campaigns/:id/snapshots' },
    /** Which values exist, which selections are served, with how many people (audits:read) */
    filters: { method: 'GET', path: '/profiling/campaigns/:id/filters' },
    /** The aggregate report of a selection (audits:read) */
    report: { method: 'POST', path: '/profiling/campaigns/:id/profiling/questionnaires/filter' },
    /** Two served selections side by side */
    compare: { method: 'POST', path: '/profiling/campaigns/:id/compare' },
    /** A selection beside the same of an earlier campaign about the same subject */
    trend: { method: 'POST', path: '/profiling/campaigns/:id/trend' },
    /** The report, comparison or trend on paper */
    reportPdf: {
      method: 'POST',
      path: '/profiling/campaigns/:id/report.pdf',
      produces: 'application/pdf',
    },
    /** The aggregates of all served selections as an Excel file */
    exportXlsx: {
      method: 'GET',
      path: '/profiling/campaigns/:id/export.xlsx',
      produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
    /** Units that are only looked at together */
    unitGroups: { method: 'GET', path: '/profiling/campaigns/:id/unit-groups' },
    /** Group units, before the first snapshot */
    saveUnitGroups: { method: 'PUT', path: '/profiling/campaigns/:id/unit-groups' },
    /** Merges of units that would open the most selections */
    proposeUnitGroups: { method: 'GET', path: '/profiling/campaigns/:id/unit-groups/proposals' },
    /** Cultures of closed campaigns, to hire for: perceived and desired, whole and by served unit */
    cultureTargets: { method: 'GET', path: '/profiling/culture-targets' },
  },
  questionnaires: {
    /** Begin a questionnaire; the answer holds the token and the resume code that open it */
    start: { method: 'POST', path: '/screening/questionnaires' },
    /** Open a questionnaire by its resume code, on any device */
    resume: { method: 'POST', path: '/screening/questionnaires/resume' },
    /** The own questionnaire with all answers so far; for members also the scores (candidates:read) */
    read: { method: 'GET', path: '/screening/questionnaires/:id' },
    /** Save any subset of the answers; complete the questionnaire */
    save: { method: 'PUT', path: '/screening/questionnaires/:id' },
  },
  reference: {
    /** Cities whose name begins with the search, the largest first */
    cities: { method: 'GET', path: '/reference/cities', access: 'public' },
    /** The items of the screening questionnaire with their texts */
    instruments: { method: 'GET', path: '/reference/instruments', access: 'public' },
    /** A reference list by its name: professions, sectors, countries, languages, degrees, … */
    list: { method: 'GET', path: '/reference/:name', access: 'public' },
  },
  rights: {
    /** Everything that is kept about the candidate, for the candidate */
    ownData: { method: 'GET', path: '/screening/questionnaires/:id/data' },
    /** The same in words, to read on a screen */
    ownReport: { method: 'GET', path: '/screening/questionnaires/:id/data/report' },
    /** The same in words, to keep and to print */
    ownDataPdf: {
      method: 'GET',
      path: '/screening/questionnaires/:id/data.pdf',
      produces: 'application/pdf',
    },
    /** Erase the own questionnaire and everything with it; the resume code is typed again */
    erase: { method: 'POST', path: '/screening/questionnaires/:id/erasure' },
    /** What the daily retention will remove, and when */
    retention: { method: 'GET', path: '/organizations/:id/retention' },
    /** Selection ratios between groups, as an aggregate from 30 people a group on */
    fairness: { method: 'GET', path: '/organizations/:id/fairness' },
  },
  sandbox: {
    /** The items of the sandbox */
    list: { method: 'GET', path: '/test/items' },
    /** Put an item into the sandbox; a hundred at most */
    create: { method: 'POST', path: '/test/items' },
    /** One item */
    read: { method: 'GET', path: '/test/items/:id' },
    /** Replace an item */
    update: { method: 'PUT', path: '/test/items/:id' },
    /** Remove an item */
    remove: { method: 'DELETE', path: '/test/items/:id' },
    /** Check a value against the schema of a resource without saving it */
    validate: { method: 'POST', path: '/test/validation' },
    /** A sample report made of invented answers, with the own branding */
    sample: { method: 'GET', path: '/test/download/:id', produces: 'application/pdf' },
  },
  screening: {
    /** The campaigns of the own organisation; of all for a super admin (campaigns:read) */
    listCampaigns: { method: 'GET', path: '/screening/campaigns' },
    /** The campaigns of one organisation */
    campaignsOfOrganization: { method: 'GET', path: '/organizations/:id/screening/campaigns' },
    /** Create a campaign; who creates it owns it */
    createCampaign: { method: 'POST', path: '/screening/campaigns' },
    /** One campaign; its public face for an anonymous or respondent token (campaigns:read) */
    readCampaign: { method: 'GET', path: '/screening/campaigns/:id' },
    /** Change a campaign; what is left out stays as it is */
    updateCampaign: { method: 'PUT', path: '/screening/campaigns/:id' },
    /** Delete a campaign with everything that was answered */
    removeCampaign: { method: 'DELETE', path: '/screening/campaigns/:id' },
    /** Open a campaign to those who answer */
    openCampaign: { method: 'POST', path: '/screening/campaigns/:id/open' },
    /** Close a campaign: its questionnaire is no longer available */
    closeCampaign: { method: 'POST', path: '/screening/campaigns/:id/close' },
    /** Copy a campaign without its answers; the copy is closed and has a link of its own */
    duplicateCampaign: { method: 'POST', path: '/screening/campaigns/:id/duplicate' },
    /** The campaign behind a short link */
    findCampaignByUrl: {
      method: 'GET',
      path: '/screening/campaigns/url/:organizationId/:urlParameter',
    },
    /** Whether a custom url is free in the organisation */
    urlAvailable: { method: 'GET', path: '/screening/campaigns/url-available' },
    /** The short link as a QR code, to print */
    qrSvg: { method: 'GET', path: '/screening/campaigns/:id/qr.svg', produces: 'image/svg+xml' },
    /** The short link as a QR code, to paste */
    qrPng: { method: 'GET', path: '/screening/campaigns/:id/qr.png', produces: 'image/png' },
    /** The candidates of a campaign (candidates:read) */
    listCandidates: { method: 'GET', path: '/screening/campaigns/:id/screening/questionnaires' },
    /** How many candidates began and finished, by day, over the last thirty days; how many await a decision (candidates:read) */
    progress: { method: 'GET', path: '/screening/campaigns/:id/progress' },
    /** Delete a candidate with all answers (candidates:write) */
    removeQuestionnaire: { method: 'DELETE', path: '/screening/questionnaires/:id' },
  },
  secondFactor: {
    /** Whether a second factor is active, and how many recovery codes are left */
    read: { method: 'GET', path: '/users/:id/second-factor' },
    /** Begin to set up the own second factor: a secret for the authenticator */
    begin: { method: 'POST', path: '/users/:id/second-factor' },
    /** Activate it with a first code; recovery codes are shown this once */
    confirm: { method: 'POST', path: '/users/:id/second-factor/confirm' },
    /** Remove the own second factor with password or code; admins remove a lost one */
    remove: { method: 'DELETE', path: '/users/:id/second-factor' },
    /** New recovery codes in place of the old ones, shown this once */
    renewRecoveryCodes: { method: 'POST', path: '/users/:id/second-factor/recovery-codes' },
  },
  signIn: {
    /** The identity provider of an organisation, and what to enter there */
    read: { method: 'GET', path: '/organizations/:id/sign-in' },
    /** Set or change the identity provider; it must answer before it is saved */
    save: { method: 'PUT', path: '/organizations/:id/sign-in' },
    /** Sign in with passwords only */
    remove: { method: 'DELETE', path: '/organizations/:id/sign-in' },
    /** Where to send the browser of who wants in; not found if there is no provider */
    start: { method: 'POST', path: '/auth/oidc/start', access: 'public' },
    /** Where the provider sends the browser back; leads to the app, logged in, or to the log-in page */
    callback: {
      method: 'GET',
      path: '/auth/oidc/callback',
      access: 'public',
      produces: 'text/html',
    },
  },
  users: {
    /** Users: everybody for a super admin, the own organisation for an admin */
    list: { method: 'GET', path: '/users' },
    /** Create a user, and with it an organisation if asked; the password is shown this once */
    create: { method: 'POST', path: '/users' },
    /** Create users from a CSV file; the report says line by line what became of it */
    import: { method: 'POST', path: '/users/import' },
    /** One user */
    read: { method: 'GET', path: '/users/:id' },
    /** Change a user; users change their own email, notifications and language */
    update: { method: 'PUT', path: '/users/:id' },
    /** Delete a user; campaigns go to the heir, who must be named if there are any */
    remove: { method: 'DELETE', path: '/users/:id' },
    /** Change the own password; all other sessions end */
    changePassword: { method: 'PUT', path: '/users/:id/password' },
    /** Give a user a new generated password, shown this once */
    resetPassword: { method: 'POST', path: '/users/:id/password/reset' },
  },
} as const;

interface Details {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly fields?: FieldErrors | undefined;
  readonly requestId?: string | undefined;
  /** Seconds, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
  /** The body as it came and the raw response (spec, section 8). */
  readonly body?: unknown;
  readonly response?: Response | undefined;
}

/** Why a call failed. The code is for the program, the words come from the dictionaries. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly fields: FieldErrors;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly body: unknown;
  readonly response: Response | undefined;

  constructor(details: Details) {
    super(details.code);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.body = details.body;
    this.response = details.response;
  }
}

export const isApiError = (error: unknown, code?: ApiError['code']): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';

/** A missing id is refused before any call, in the specification's words (section 8). */
const filledPath = (path: string, params: object): string => {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replaceAll(/:([A-Za-z]+)/g, (_match, name: string) => {
    const value = text(values.get(name));
    if (value === '') throw new Error('ID is undefined');
    return encodeURIComponent(value);
  });
};

const queryString = (query: object): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, text(value));
  }
  return search.size > 0 ? `?${search}` : '';
};

const buildUrl = (path: string, params: object = {}, query: object = {}): string =>
  `/api${filledPath(path, params)}${queryString(query)}`;

/** The name in a `Content-Disposition` header; the extended one is the exact one (RFC 6266). */
const fileNameOf = (disposition: string | null): string | null => {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // Not what it says it is: the plain name stands beside it.
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]?.trim() ?? null;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERRORS, value);

/** A proxy in between may answer without our error body: the status then says enough. */
const codeOfStatus = (status: number): ErrorCode => {
  const codes = Object.keys(ERRORS).filter(isCode);
  return (
    codes.find((code) => ERRORS[code] === status) ?? (status >= 502 ? 'unavailable' : 'internal')
  );
};

const fieldsOf = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : {};

const secondsOf = (header: string | null): number | undefined => {
  const seconds = Number.parseInt(header ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
};

const readError = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => null);
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {};
  return new ApiError({
    status: response.status,
    code: isCode(error['code']) ? error['code'] : codeOfStatus(response.status),
    fields: fieldsOf(error['fields']),
    requestId: typeof error['requestId'] === 'string' ? error['requestId'] : undefined,
    retryAfter: secondsOf(response.headers.get('retry-after')),
    body,
    response,
  });
};

interface Sender {
  /** Where Cadran is, as `https://hr.example.org`; left out on its own pages. */
  readonly baseUrl?: string;
  /** An API key, or what gives the token of the moment. */
  readonly token?: string | (() => Promise<string | null>);
  readonly fetch?: typeof fetch;
}

const bodyOf = ({ body, file }: AnyInput): { type?: string; body?: FormData | string } => {
  if (file) {
    const form = new FormData();
    form.append('file', file);
    return { body: form };
  }
  return body === undefined ? {} : { type: 'application/json', body: JSON.stringify(body) };
};

const headersOf = async (route: RouteEntry, token: Sender['token']): Promise<Headers> => {
  const headers = new Headers({ accept: route.produces ?? 'application/json' });
  if (route.access === 'public') return headers;
  const bearer = typeof token === 'function' ? await token() : token;
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  return headers;
};

/** One call; whatever is not an answer of 2xx rejects as an `ApiError`. */
const send = async (
  route: RouteEntry,
  input: AnyInput,
  { baseUrl = '', token, fetch = globalThis.fetch }: Sender,
): Promise<Response> => {
  const url = baseUrl + buildUrl(route.path, input.params, input.query);
  const { type, body } = bodyOf(input);
  const headers = await headersOf(route, token);
  if (type) headers.set('content-type', type);
  const response = await fetch(url, {
    method: route.method,
    headers,
    ...(body !== undefined && { body }),
    ...(input.signal && { signal: input.signal }),
  }).catch((cause: unknown) => {
    if (input.signal?.aborted) throw cause;
    throw new ApiError({ status: 0, code: 'network' });
  });
  if (response.ok) return response;
  throw await readError(response);
};

interface Options extends Sender {
  /** Told of every refusal, beside the caller. */
  readonly onRefusal?: (error: ApiError) => void;
}

const answerOf = async (route: RouteEntry, response: Response): Promise<unknown> => {
  if (route.produces) {
    const name = fileNameOf(response.headers.get('content-disposition'));
    return { name, blob: await response.blob() };
  }
  return response.status === 204 ? undefined : response.json();
};

const mapValues = <T, U>(
  table: Readonly<Record<string, T>>,
  change: (value: T) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));

export const createClient = ({ onRefusal, ...sender }: Options): CadranClient => {
  const call =
    (route: RouteEntry) =>
    async (input: AnyInput = {}) => {
      const sending = send(route, input, sender).catch((error: unknown) => {
        if (isApiError(error)) onRefusal?.(error);
        throw error;
      });
      return answerOf(route, await sending);
    };
  const table: Readonly<Record<string, Readonly<Record<string, RouteEntry>>>> = routes;
  // The table has every route of the contract by its own name: it is made from it.
  return mapValues(table, (group) => mapValues(group, call)) as unknown as CadranClient;
};

