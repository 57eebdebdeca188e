import type { TargetDrafts } from './campaign-values.ts';

/** Where a target begins: neutral, so that nothing is asked for which nobody chose. */
export const EMPTY_TARGETS: TargetDrafts = {
  culture: { clan: 25, adhocracy: 25, market: 25, hierarchy: 25 },
  values: {
    self_direction: 3,
    stimulation: 3,
    hedonism: 3,
    achievement: 3,
    power: 3,
    security: 3,
    conformity: 3,
    tradition: 3,
    benevolence: 3,
    universalism: 3,
  },
  personality: {},
  motivations: [],
  job: { professions: [], sectors: [], contractTypes: [], recruitingDelay: null },
  mobility: {
    workplace: null,
    transports: [],
    travelTime: { min: '', max: '' },
    residenceCities: [],
  },
  individual: {
    ageGroup: null,
    nationality: null,
    workPermit: false,
    travelPercentage: '',
    salary: { amount: '', payment: 'yearly', currency: 'euro' },
  },
  skills: [],
  experiences: { positions: [], sectors: [] },
  studies: { degree: null },
  languages: [],
};
