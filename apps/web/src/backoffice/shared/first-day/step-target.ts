import type { FirstDay, FirstDayStep, Role } from '@cadran/contract';
import { createPath, detailPath, resultsPath } from '../campaigns/campaign-paths.ts';

interface Target {
  readonly to: string;
  /** A page outside the back office, opened in another tab. */
  readonly outside?: boolean;
}

const usersPath = (role: Role): string =>
  role === 'superadmin' ? '/superadmin/users' : '/admin/users';

const answerTarget = ({ screening }: FirstDay): Target | null => {
  if (!screening) return null;
  return screening.link === null
    ? { to: detailPath('screening', screening.id) }
    : { to: screening.link, outside: true };
};

const reportTarget = ({ screening }: FirstDay): Target | null => {
  if (!screening) return null;
  return {
    to:
      screening.candidateId === null
        ? detailPath('screening', screening.id)
        : `/screening/applicant/${screening.candidateId}`,
  };
};

/** Where a step is done; null while an earlier step is missing. */
export const stepTarget = (step: FirstDayStep, day: FirstDay, role: Role): Target | null => {
  const { profiling } = day;
  switch (step) {
    case 'organization':
      return { to: '/superadmin/organizations' };
    case 'branding':
      return { to: '/admin/organization' };
    case 'user':
      return { to: usersPath(role) };
    case 'campaign':
      return { to: createPath('screening') };
    case 'answer':
      return answerTarget(day);
    case 'report':
      return reportTarget(day);
    case 'audit':
      return { to: createPath('profiling') };
    case 'auditAnswers':
      return profiling && { to: detailPath('profiling', profiling.id) };
    case 'auditResults':
      return profiling && { to: resultsPath(profiling.id) };
  }
};
