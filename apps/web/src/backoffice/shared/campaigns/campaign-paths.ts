import type { Module } from '@cadran/contract';

/** Both modules have the same addresses, each under its name (spec, section 2). */
export const listPath = (module: Module): string => `/${module}`;
export const createPath = (module: Module): string => `/${module}/campaign/create`;
export const detailPath = (module: Module, id: string): string => `/${module}/campaign/${id}`;
export const editPath = (module: Module, id: string): string => `/${module}/campaign/edit/${id}`;

/** Who was invited by mail, and the mail that invites. */
export const invitationsPath = (module: Module, id: string): string =>
  `${detailPath(module, id)}/invitations`;
export const composePath = (module: Module, id: string): string =>
  `${invitationsPath(module, id)}/new`;

/** The results of an audit, and the report of a group of it. */
export const resultsPath = (id: string): string => `/profiling/campaign/filters/${id}`;
export const auditReportPath = (organizationId: string, id: string): string =>
  `/profiling/campaign/report/${organizationId}/${id}`;
