import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../../http/app-error.ts';
import type { Services } from '../../http/context.ts';

const VALID_FOR_MS = 3_600_000;
const PURPOSE = 'order-report';
const TOKEN = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/;

type Signing = Pick<Services, 'secrets'>;

const sign = ({ secrets }: Signing, claims: string): string =>
  secrets.keyedHash(PURPOSE, claims).toString('base64url');

interface SharedOrder {
  readonly organizationId: string;
  readonly id: string;
}

/** Opens one report for an hour: tracking systems fetch files without credentials. */
export const sharedReportUrl = (
  services: Pick<Services, 'config' | 'secrets'>,
  { organizationId, id }: SharedOrder,
  now: Date,
): string => {
  const claims = `${organizationId}.${id}.${now.getTime() + VALID_FOR_MS}`;
  const path = `/api/assessment-orders/reports/${claims}.${sign(services, claims)}/report.pdf`;
  return new URL(path, services.config.baseUrl).href;
};

/** `not_found` for a wrong, changed or expired token alike. */
export const readSharedReportToken = (services: Signing, token: string, now: Date): SharedOrder => {
  const [, organizationId = '', id = '', expires = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expected = Buffer.from(sign(services, `${organizationId}.${id}.${expires}`));
  const given = Buffer.from(signature.padEnd(expected.length, '-'));
  if (!timingSafeEqual(expected, given) || Number(expires) <= now.getTime())
    throw new AppError('not_found');
  return { organizationId, id };
};
