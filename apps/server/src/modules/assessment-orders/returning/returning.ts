import type { OrderResult, OrderStatus } from '@cadran/contract';
import type { Services } from '../../../http/context.ts';
import type { OrderRow } from '../queries/orders.ts';

export type ReturnServices = Pick<Services, 'config' | 'database' | 'secrets' | 'clock'>;

/** The row of `webhook_deliveries`. */
export interface ReturnDelivery {
  readonly organizationId: string;
  readonly id: string;
  readonly event: string;
  readonly createdAt: Date;
  readonly data: Readonly<Record<string, string | null>>;
  readonly orderId: string | null;
  readonly returnUrl: string | null;
}

export interface ReturnRequest {
  readonly method: 'POST' | 'PUT' | 'PATCH';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Returning {
  readonly services: ReturnServices;
  readonly delivery: ReturnDelivery;
  readonly order: OrderRow;
  /** What the order became, which may have changed again since. */
  readonly status: OrderStatus;
  /** Only with the news that it is completed. */
  readonly result: OrderResult | null;
  readonly token: string;
  readonly url: string;
}
