import { SCIM_LIMITS, SCIM_SCHEMAS } from '@cadran/contract';
import { and, not, or, sql, type SQL } from '@cadran/db/sql';
import { parse, type Filter } from 'scim2-parse-filter';
import { ScimError } from '../../http/errors/scim-error.ts';

/** How an attribute is compared; `caseless` text ignores case, of a `list` one value has to match. */
export interface Attribute {
  readonly column: SQL;
  readonly kind: 'caseless' | 'exact' | 'boolean' | 'instant' | 'list';
}
/** By name in lower case. */
export type Attributes = Readonly<Record<string, Attribute>>;

const refused = (): ScimError => new ScimError('invalidFilter', { filter: 'format' });

const PREFIXES = [SCIM_SCHEMAS.user, SCIM_SCHEMAS.group].map((urn) => `${urn}:`.toLowerCase());

const attributeAt = (attributes: Attributes, path: string): Attribute => {
  const name = path.toLowerCase();
  const prefix = PREFIXES.find((one) => name.startsWith(one)) ?? '';
  const key = name.slice(prefix.length);
  const found = Object.hasOwn(attributes, key) ? attributes[key] : undefined;
  if (!found) throw refused();
  return found;
};

/** The value as PostgreSQL compares it. */
const operandOf = ({ kind }: Attribute, value: unknown): SQL => {
  if (kind === 'boolean') {
    const flag =
      typeof value === 'string' ? { true: true, false: false }[value.toLowerCase()] : value;
    if (typeof flag !== 'boolean') throw refused();
    return sql`${flag}::boolean`;
  }
  if (typeof value !== 'string') throw refused();
  if (kind === 'instant') {
    const time = Date.parse(value);
    if (Number.isNaN(time)) throw refused();
    return sql`${new Date(time).toISOString()}::timestamptz`;
  }
  return sql`${kind === 'caseless' ? value.toLowerCase() : value}::text`;
};

const ORDERED = { gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } as const;

const compare = (attribute: Attribute, op: string, value: unknown): SQL => {
  const { kind, column } = attribute;
  const left = kind === 'caseless' ? sql`lower(${column})` : column;
  const right = operandOf(attribute, value);
  if (kind === 'list') {
    if (op !== 'eq') throw refused();
    return sql`(${right} = any(${column}))`;
  }
  const isText = kind === 'caseless' || kind === 'exact';
  if (op === 'eq') return sql`(${left} is not distinct from ${right})`;
  if (op === 'ne') return sql`(${left} is distinct from ${right})`;
  if (isText && op === 'co') return sql`(strpos(${left}, ${right}) > 0)`;
  if (isText && op === 'sw') return sql`starts_with(${left}, ${right})`;
  if (isText && op === 'ew') return sql`(right(${left}, char_length(${right})) = ${right})`;
  if (kind !== 'boolean' && op in ORDERED)
    return sql`(${left} ${ORDERED[op as keyof typeof ORDERED]} ${right})`;
  throw refused();
};

const hasValue = ({ kind, column }: Attribute): SQL => {
  if (kind === 'list') return sql`(cardinality(${column}) > 0)`;
  return kind === 'caseless' || kind === 'exact'
    ? sql`(coalesce(${column}, '') <> '')`
    : sql`(${column} is not null)`;
};

/** `emails[type eq "work"]` means the same as `emails.type eq "work"`: users have one address here. */
const toSql = (filter: Filter, attributes: Attributes, inside: string, count: () => void): SQL => {
  const inner = (one: Filter) => toSql(one, attributes, inside, count);
  switch (filter.op) {
    case 'and':
      return and(...filter.filters.map(inner)) ?? sql`true`;
    case 'or':
      return or(...filter.filters.map(inner)) ?? sql`false`;
    case 'not':
      // Of an attribute without a value too.
      return sql`(${not(inner(filter.filter))} or ${inner(filter.filter)} is null)`;
    case '[]':
      return toSql(filter.valFilter, attributes, `${filter.attrPath}.`, count);
    case 'pr':
      count();
      return hasValue(attributeAt(attributes, `${inside}${filter.attrPath}`));
    default:
      count();
      return compare(
        attributeAt(attributes, `${inside}${filter.attrPath}`),
        filter.op,
        filter.compValue,
      );
  }
};

/** A condition for a filter (RFC 7644, 3.4.2.2); `invalidFilter` for what it does not understand, or too much of it. */
export const filterCondition = (
  text: string | undefined,
  attributes: Attributes,
): SQL | undefined => {
  if (text === undefined || text.trim() === '') return undefined;
  if (text.length > SCIM_LIMITS.filterCharacters) throw refused();
  let filter: Filter;
  try {
    filter = parse(text);
  } catch {
    throw refused();
  }
  let comparisons = 0;
  return toSql(filter, attributes, '', () => {
    comparisons += 1;
    if (comparisons > SCIM_LIMITS.filterComparisons) throw refused();
  });
};
