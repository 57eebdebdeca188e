import type { Module } from '@cadran/contract';

/** Both modules have the same paths, each under its own name (spec, section 2). */
export const listPath = (module: Module): string => `/${module}`;
/** Where a new one begins: recruitment first asks from what. */
export const createPath = (module: Module): string =>
  module === 'screening' ? '/screening/campaign/new' : formPath(module);
export const formPath = (module: Module): string => `/${module}/campaign/create`;
export const importPath = (module: Module): string => `/${module}/campaign/import`;
export const detailPath = (module: Module, id: string): string => `/${module}/campaign/${id}`;
export const editPath = (module: Module, id: string): string => `/${module}/campaign/edit/${id}`;

export const invitationsPath = (module: Module, id: string): string =>
  `${detailPath(module, id)}/invitations`;
export const composePath = (module: Module, id: string): string =>
  `${invitationsPath(module, id)}/new`;

/** The codes of a culture audit. */
export const codesPath = (id: string): string => `${detailPath('profiling', id)}/codes`;

/** Culture audit results and group reports. */
export const resultsPath = (id: string): string => `/profiling/campaign/filters/${id}`;
export const auditReportPath = (organizationId: string, id: string): string =>
  `/profiling/campaign/report/${organizationId}/${id}`;
/** All groups of an audit at a glance, the series that it belongs to, and what is done after it. */
export const mapPath = (id: string): string => `${detailPath('profiling', id)}/map`;
/** The page that its respondents read. */
export const publishedPagePath = (id: string): string =>
  `${detailPath('profiling', id)}/published-page`;
export const wavesPath = (id: string): string => `${detailPath('profiling', id)}/waves`;
export const actionsPath = (id: string): string => `${detailPath('profiling', id)}/actions`;
