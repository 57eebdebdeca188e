import { z } from 'zod';

interface Declaration<In extends z.ZodType> {
  /** Of a new campaign that leaves the field out; without one the field is required. */
  readonly default?: Readonly<z.input<In>>;
  /** The activity log has the values before and after, or only the field's name: personal data stays out of it. */
  readonly log: 'value' | 'name';
  /** Whether respondents see it; a schema if they see only a part, which the presenter then builds. */
  readonly public: boolean | z.ZodType;
  /** Whether the campaign's file has it; a schema if the file has only a part. */
  readonly file: boolean | z.ZodType;
  /** As members read it, where this differs from what they send. */
  readonly output?: z.ZodType;
}

/** A field of a campaign as a change contains it, and everything that derives from it. */
export const campaignField = <In extends z.ZodType, const D extends Declaration<In>>(
  input: In,
  declaration: D,
) => ({ ...declaration, input });

interface Field extends Omit<Declaration<z.ZodType>, 'default'> {
  readonly input: z.ZodType;
  readonly default?: unknown;
}
export type CampaignFields = Readonly<Record<string, Field>>;

type Output<F> = F extends { output: infer O extends z.ZodType }
  ? O
  : F extends { input: infer I extends z.ZodType }
    ? I
    : never;
type Fresh<F> = F extends { default: unknown; input: infer I extends z.ZodType }
  ? z.ZodDefault<I>
  : F extends { input: infer I extends z.ZodType }
    ? I
    : never;
type Filed<F> = F extends { file: infer S extends z.ZodType }
  ? F extends { default: unknown }
    ? z.ZodDefault<S>
    : S
  : Fresh<F>;
type Visible<F> = F extends { public: infer P extends z.ZodType } ? P : Output<F>;

type ChangeShape<T> = { -readonly [K in keyof T]: T[K] extends { input: infer I } ? I : never };
type NewShape<T> = { -readonly [K in keyof T]: Fresh<T[K]> };
type StoredShape<T> = { -readonly [K in keyof T]: Output<T[K]> };
type PublicShape<T> = {
  -readonly [K in keyof T as T[K] extends { public: false } ? never : K]: Visible<T[K]>;
};
type FileShape<T> = {
  -readonly [K in keyof T as T[K] extends { file: false } ? never : K]: Filed<T[K]>;
};
/** Fields that respondents see as they are stored. */
type PublicName<T> = {
  [K in keyof T]: T[K] extends { public: true } ? K : never;
}[keyof T];

const mapFields = (fields: CampaignFields, schemaOf: (field: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));

export const fieldNames = <T extends CampaignFields>(fields: T) =>
  Object.keys(fields) as (keyof T & string)[];

/** All of a change, none of it required yet. */
export const changeShape = <T extends CampaignFields>(fields: T) =>
  mapFields(fields, ({ input }) => input) as ChangeShape<T>;

const withDefault = (schema: z.ZodType, value: unknown): z.ZodType =>
  value === undefined ? schema : z._default(schema, value);

export const newShape = <T extends CampaignFields>(fields: T) =>
  mapFields(fields, ({ input, default: value }) => withDefault(input, value)) as NewShape<T>;

const filedFields = (fields: CampaignFields) =>
  Object.fromEntries(Object.entries(fields).filter(([, { file }]) => file !== false));

/** A new campaign as a file describes it. */
export const fileShape = <T extends CampaignFields>(fields: T) =>
  mapFields(filedFields(fields), ({ input, file, default: value }) =>
    withDefault(typeof file === 'boolean' ? input : file, value),
  ) as FileShape<T>;

export const fileFieldNames = <T extends CampaignFields>(fields: T) =>
  Object.keys(filedFields(fields)) as (keyof FileShape<T> & keyof T & string)[];

export const storedShape = <T extends CampaignFields>(fields: T) =>
  mapFields(fields, ({ input, output = input }) => output) as StoredShape<T>;

export const publicShape = <T extends CampaignFields>(fields: T) =>
  mapFields(
    Object.fromEntries(Object.entries(fields).filter(([, field]) => field.public !== false)),
    ({ input, output = input, public: visible }) =>
      typeof visible === 'boolean' ? output : visible,
  ) as PublicShape<T>;

export const publicFieldNames = <T extends CampaignFields>(fields: T) =>
  fieldNames(fields).filter((name) => fields[name]?.public === true) as (PublicName<T> & string)[];

/** Fields whose values the activity log has. */
export const loggedFieldNames = (fields: CampaignFields): string[] =>
  fieldNames(fields).filter((name) => fields[name]?.log === 'value');

type DefaultName<T> = {
  [K in keyof T]: T[K] extends { default: unknown } ? K : never;
}[keyof T];

export const defaultsOf = <T extends CampaignFields>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  ) as { [K in DefaultName<T>]: z.output<Output<T[K]>> };

/** The named properties of an object. */
export const pick = <T extends object, K extends keyof T>(
  object: T,
  names: readonly K[],
): Pick<T, K> => Object.fromEntries(names.map((name) => [name, object[name]])) as Pick<T, K>;
