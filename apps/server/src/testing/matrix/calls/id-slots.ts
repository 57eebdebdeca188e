import type { NamedRoute } from '../named-routes.ts';
import type { Resource } from '../world/tenant.ts';
import { inputSchema, type JsonSchema } from './minimal-value.ts';

/** Paths in a query or body that take an id, e.g. `body.ownerId`. */
const slotsIn = (schema: JsonSchema, path: string): string[] => [
  ...(schema.format === 'uuid' ? [path] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
    slotsIn(inner, `${path}.${key}`),
  ),
  ...(schema.items ? slotsIn(schema.items, `${path}[]`) : []),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((inner) =>
    slotsIn(inner, path),
  ),
];

/** Every id that a route takes outside its path. */
export const idSlots = ({ route }: NamedRoute): string[] => [
  ...new Set(
    (['query', 'body'] as const).flatMap((part) => {
      const schema = route[part];
      return schema ? slotsIn(inputSchema(schema), part) : [];
    }),
  ),
];

/** Ids that clients generate, and those of norms, which belong to the whole installation. */
const MADE_UP = [
  /\.startKey$/,
  /\.(units|valuesSets|questions|groups)\[\]\.id$/,
  /^evidence\.chooseNorms body\.normsId$/,
];

const NAMED: readonly (readonly [RegExp, Resource | 'unit'])[] = [
  [/^profiling\.urlAvailable query\.exceptId$/, 'profilingCampaign'],
  [/ query\.exceptId$/, 'screeningCampaign'],
  [/^profilingQuestionnaires\.\w+ body\.campaignId$/, 'profilingCampaign'],
  [/ body\.profile\.culture\.source\.campaignId$/, 'audited'],
  [
    /^trackingSystems\.\w+ body\.(partner_test_id|test_id|assessment_type_id)$/,
    'screeningCampaign',
  ],
  [/^trackingSystems\.greenhouseStatus query\.partner_interview_id$/, 'greenhouseOrder'],
  [/^trackingSystems\.ashbyCancel body\.assessment_id$/, 'ashbyOrder'],
  [/ (body|query)\.campaignId$/, 'screeningCampaign'],
  [/^integration\.download query\.id$/, 'candidate'],
  [/^candidates\.decideMany body\.decisions\[\]\.id$/, 'candidate'],
  [/^decisionMails\.\w+ body\.(id|ids\[\])$/, 'candidate'],
  [/ query\.targetId$/, 'screeningCampaign'],
  [/ query\.(actor|newOwner)$/, 'user'],
  [/ body\.(ownerId|responsible\.userId)$/, 'user'],
  [/ (body|query)\.organizationId$/, 'organization'],
  [/ body\.invitation$/, 'screeningInvitation'],
  [/ body\.earlierId$/, 'earlierAudit'],
  [/^profilingResults\.saveWaves body\.(campaignIds\[\]|matches\[\]\.campaignId)$/, 'audited'],
  [/ body\.actionIds\[\]$/, 'auditAction'],
  [/ body\..*\b(unit\[\]|unitId|unitIds\[\]|latestUnitId)$/, 'unit'],
];

/** The kind of resource of an id slot; throws for an unknown one. */
export const resourceOfSlot = (
  { name }: NamedRoute,
  slot: string,
): Resource | 'unit' | 'made up' => {
  const named = `${name} ${slot}`;
  if (MADE_UP.some((pattern) => pattern.test(named))) return 'made up';
  const found = NAMED.find(([pattern]) => pattern.test(named));
  if (!found) throw new Error(`The matrix does not know what ${name} names by ${slot}.`);
  return found[1];
};

/** Sets a value at a path: `body.first.unit[]` puts it into a list inside `first`. */
export const placed = (base: unknown, path: readonly string[], value: string): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const object: Record<string, unknown> = { ...(base as Record<string, unknown> | undefined) };
  const name = key.replace('[]', '');
  const inner = placed(key.endsWith('[]') && rest.length > 0 ? {} : object[name], rest, value);
  object[name] = key.endsWith('[]') ? [inner] : inner;
  return object;
};
