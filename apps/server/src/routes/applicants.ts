import type { contract } from '@cadran/contract';
import { AppError } from '../app-error.ts';
import type { Handlers } from '../context.ts';
import { searchCandidates } from '../queries/screening-questionnaires.ts';
import { presentFound } from '../services/screening/present-candidate.ts';

const later = (): Promise<never> => Promise.reject(new AppError('unavailable'));

export const applicants: Handlers<typeof contract.applicants> = {
  search: async ({ actor, tx, query }) => {
    const { items, total } = await searchCandidates(tx, query);
    return { items: items.map((row) => presentFound(actor, row)), total };
  },
  report: later,
  reportPdf: later,
  decide: later,
  recompute: later,
  recomputeCampaign: later,
  compare: later,
  exportCsv: later,
  exportXlsx: later,
};
