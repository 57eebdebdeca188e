import { type AssessmentOrder, ORDER_PROVIDERS, ORDER_STATUSES } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { IconClipboardList, IconFileText, IconFolderOpen } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { detailPath } from '../../../shared/campaigns/campaign-paths.ts';
import { reportPath } from '../../../shared/candidate/report-path.ts';
import { ChoiceFilter } from '../../../shared/list/choice-filter.tsx';
import type { RowAction } from '../../../shared/list/list-types.ts';
import { List } from '../../../shared/list/list.tsx';
import { useListParams } from '../../../shared/list/params/use-list-params.ts';
import { OrganizationLayout } from '../../../shared/organization/organization-layout.tsx';
import { useOrders } from './get-orders.ts';
import { useOrderColumns } from './order-columns.tsx';
import { orderList } from './order-list.ts';

const Orders = ({ organizationId }: { readonly organizationId: string }) => {
  const t = useMessages(backoffice.orders);
  const { names } = useMessages(backoffice.integration).trackingSystems;
  const { parts } = useMessages(backoffice.organization);
  const { address, position, filter } = useListParams(orderList);
  const actions = ({ campaignId, candidateId, status }: AssessmentOrder): RowAction[] => [
    ...(candidateId !== null && status === 'completed'
      ? [{ label: t.openReport, icon: IconFileText, to: reportPath(candidateId) }]
      : []),
    ...(campaignId === null
      ? []
      : [
          {
            label: t.openCampaign,
            icon: IconFolderOpen,
            to: detailPath('screening', campaignId),
          },
        ]),
  ];
  return (
    <List
      label={parts.orders.name}
      position={position}
      query={useOrders(organizationId, address)}
      columns={useOrderColumns()}
      rowName={({ candidate, externalReference }) =>
        candidate?.name || candidate?.email || externalReference || t.unknownCandidate
      }
      actions={actions}
      searchLabel={t.search}
      count={t.count}
      filters={
        <>
          <ChoiceFilter
            label={t.status}
            any={t.anyStatus}
            codes={ORDER_STATUSES}
            names={t.statuses}
            value={address.status}
            onChange={(status) => filter({ status })}
          />
          <ChoiceFilter
            label={t.system}
            any={t.anySystem}
            codes={ORDER_PROVIDERS}
            names={names}
            value={address.provider}
            onChange={(provider) => filter({ provider })}
          />
        </>
      }
      empty={{ icon: IconClipboardList, ...t.empty }}
    />
  );
};

/** What tracking systems ordered, and whether they heard the result. */
export const OrdersPage = () => (
  <OrganizationLayout part="orders">
    {({ id }) => <Orders organizationId={id} />}
  </OrganizationLayout>
);
