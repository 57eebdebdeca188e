import type { CadranClient } from '@cadran/client';
import { type AuditAction, type BodyInput, type Contract, LIMITS } from '@cadran/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useApiMutation, useInvalidate } from '../../../shared/api/use-api-mutation.ts';
import { type ListParams, pageQuery } from '../../../shared/list/params/list-params.ts';
import { REPORT_KEY } from '../report/get-report.ts';
import { actionList, type ActionsView, type ActionSort } from './action-list.ts';

const KEY = 'audit-actions';
export type NewAction = BodyInput<Contract['auditActions']['create']>;
type ActionChange = Omit<BodyInput<Contract['auditActions']['update']>, 'version'>;

/** A page of the list, or all that a board shows. */
export const actionsQuery = (
  api: CadranClient,
  id: string,
  address: ListParams<ActionSort, typeof actionList.filters>,
  view: ActionsView,
) => {
  const { state, due } = address;
  const query = {
    ...pageQuery(address, actionList.defaultSort),
    ...(view === 'board' && { page: '1', pageSize: String(LIMITS.pageSizeMax) }),
    ...(state && { state }),
    ...(due && { due }),
  };
  return queryOptions({
    queryKey: [KEY, id, query],
    queryFn: ({ signal }) => api.auditActions.list({ params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
};

/** Units and members that a new action can be for; the list itself is not needed. */
export const actionChoicesQuery = (api: CadranClient, id: string) =>
  actionsQuery(api, id, {}, 'list');

// Actions stand in the lists of all audits of the series, and in reports.
const useRefresh = () => useInvalidate([KEY], [REPORT_KEY], ['activity-log']);

export const useCreateAction = (campaignId: string) =>
  useApiMutation(
    (api, body: NewAction) => api.auditActions.create({ params: { id: campaignId }, body }),
    useRefresh(),
  );

interface Change {
  readonly action: AuditAction;
  readonly change: ActionChange;
}

const paramsOf = ({ audit, id }: AuditAction) => ({ id: audit.id, actionId: id });

export const useUpdateAction = () =>
  useApiMutation(
    (api, { action, change }: Change) =>
      api.auditActions.update({
        params: paramsOf(action),
        body: { ...change, version: action.version },
      }),
    useRefresh(),
  );

export const useDeleteAction = () =>
  useApiMutation(
    (api, action: AuditAction) => api.auditActions.remove({ params: paramsOf(action) }),
    useRefresh(),
  );
