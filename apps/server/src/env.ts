import { availableParallelism, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type AllowedHost, parseAllowedHost } from './outbound-http/allowed-hosts.ts';

/** The only file that reads the environment. Each variable is in the README's table. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
const address = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `must be an address beginning with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    );

const hosts = z
  .string()
  .default('')
  .transform((value, context): AllowedHost[] =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .flatMap((part) => {
        const entry = parseAllowedHost(part);
        if (!entry)
          context.addIssue({ code: 'custom', message: `does not understand ${part}: write hosts` });
        return entry ?? [];
      }),
  );

/** Those of OpenTelemetry that decide whether it is on; its packages read the others. */
const telemetryVariables = {
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http:', 'https:').optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).optional(),
  OTEL_LOGS_EXPORTER: z.enum(['otlp', 'none']).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('cadran'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

type TelemetryVariables = z.output<z.ZodObject<typeof telemetryVariables>>;

/** Off unless an endpoint or an exporter is named. */
const readTelemetry = (env: TelemetryVariables) => {
  const isOn = (exporter: 'otlp' | 'none' | undefined): boolean =>
    exporter === undefined ? env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined : exporter === 'otlp';
  const traces = isOn(env.OTEL_TRACES_EXPORTER);
  const logs = isOn(env.OTEL_LOGS_EXPORTER);
  if (env.OTEL_SDK_DISABLED === 'true' || !(traces || logs)) return null;
  return {
    traces,
    logs,
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? 'http://localhost:4318',
    serviceName: env.OTEL_SERVICE_NAME,
    /** The share of traces that is kept. */
    sampled: env.OTEL_TRACES_SAMPLER_ARG,
  };
};
export type TelemetryConfig = Readonly<NonNullable<ReturnType<typeof readTelemetry>>>;

const variables = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PROCESSES: wholeNumber(1, 16).optional(),
    DATA_DIR: z.string().min(1).optional(),
    MIN_FREE_DISK_MB: wholeNumber(0, 1_000_000).default(200),
    DATABASE_URL: address('postgres:', 'postgresql:').optional(),
    DATABASE_OWNER_URL: address('postgres:', 'postgresql:').optional(),
    DATABASE_BACKUP_URL: address('postgres:', 'postgresql:').optional(),
    DATABASE_REPLICA_URL: address('postgres:', 'postgresql:').optional(),
    DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off']).default('on'),
    BACKUP_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
    BASE_URL: address('http:', 'https:').optional(),
    SMTP_URL: address('smtp:', 'smtps:').optional(),
    MAIL_FROM: z.email().optional(),
    MAIL_QUOTA: wholeNumber(1, 1_000_000).default(5_000),
    START_BUDGET_ADDRESS: wholeNumber(1, 10_000_000).default(300),
    START_BUDGET_ORGANIZATION: wholeNumber(1, 10_000_000).default(3_000),
    OUTBOUND_HOSTS: hosts,
    SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    SUPERADMIN_USERNAME: z.string().trim().min(3).max(60).default('superadmin'),
    SUPERADMIN_PASSWORD: z.string().min(6).max(1024).optional(),
    PASSWORD_MIN_LENGTH: wholeNumber(6, 64).default(6),
    TRUST_PROXY: z.string().default(''),
    METRICS_TOKEN: z.string().min(16).optional(),
    ...telemetryVariables,
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
  })
  .superRefine((env, context) => {
    if (env.NODE_ENV !== 'production') return;
    const demand = (name: keyof typeof env, why: string) => {
      if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: why });
    };
    demand(
      'BASE_URL',
      'is needed in production: the address people use, e.g. https://hr.example.org',
    );
    // With the embedded database the key is generated and stored beside the data.
    if (env.DATABASE_URL !== undefined)
      demand(
        'SECRET_KEY',
        'is needed in production: 32 or more random characters, the same on every instance',
      );
  });

const MEGABYTES_PER_PROCESS = 512;
const MOST_BY_DEFAULT = 8;

/** A process for each processor that the server may use, as far as there is memory for them. */
export const defaultProcesses = (processors: number, memoryBytes: number): number => {
  const room = Math.floor(memoryBytes / 1024 ** 2 / MEGABYTES_PER_PROCESS);
  return Math.max(1, Math.min(processors, room, MOST_BY_DEFAULT));
};

/** Of the machine, or what a container is limited to. */
const memoryLimit = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Empty variables count as unset, as in compose files. */
const withoutEmpty = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

export const readConfig = (env: NodeJS.ProcessEnv, args: readonly string[]) => {
  const unknown = args.filter((arg) => arg !== '--no-demo');
  if (unknown.length > 0)
    throw new ConfigError(`Unknown option ${unknown.join(' ')}. The only option is --no-demo.`);
  const parsed = variables.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`Please check the environment:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  const production = value.NODE_ENV === 'production';
  const baseUrl = new URL(value.BASE_URL ?? `http://localhost:${value.PORT}`);
  return {
    production,
    port: value.PORT,
    host: value.HOST,
    /** That serve requests; one of them runs the jobs. */
    processes: value.PROCESSES ?? defaultProcesses(availableParallelism(), memoryLimit()),
    dataDir: resolve(value.DATA_DIR ?? './data'),
    /** DATA_DIR was set, so there is no fallback. */
    dataDirChosen: value.DATA_DIR !== undefined,
    /** With less space on the embedded database's disk, writes are refused; 0 disables the check. */
    minFreeDiskMb: value.MIN_FREE_DISK_MB,
    databaseUrl: value.DATABASE_URL,
    databaseOwnerUrl: value.DATABASE_OWNER_URL,
    databaseBackupUrl: value.DATABASE_BACKUP_URL,
    databaseReplicaUrl: value.DATABASE_REPLICA_URL,
    preparedStatements: value.DATABASE_PREPARED_STATEMENTS === 'on',
    backupKey: value.BACKUP_KEY,
    baseUrl,
    smtpUrl: value.SMTP_URL,
    /** The sender's address; its name is the organisation's. */
    mailFrom: value.MAIL_FROM ?? `no-reply@${baseUrl.hostname}`,
    /** Campaign mails per organisation in 24 hours. */
    mailQuota: value.MAIL_QUOTA,
    /** Questionnaires begun in an hour before a browser is asked for a calculation. */
    startBudget: {
      address: value.START_BUDGET_ADDRESS,
      organization: value.START_BUDGET_ORGANIZATION,
    },
    /** Hosts allowed for webhooks and identity providers. */
    outboundHosts: value.OUTBOUND_HOSTS,
    secretKey: value.SECRET_KEY,
    superadmin: { username: value.SUPERADMIN_USERNAME, password: value.SUPERADMIN_PASSWORD },
    passwordMinLength: value.PASSWORD_MIN_LENGTH,
    trustProxy: value.TRUST_PROXY.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    metricsToken: value.METRICS_TOKEN,
    logLevel: value.LOG_LEVEL,
    /** Traces and logs by OpenTelemetry; null when off. */
    telemetry: readTelemetry(value),
    /** Demonstration data on a first run; never in production. */
    demo: !production && !args.includes('--no-demo'),
  };
};

export type Config = Readonly<ReturnType<typeof readConfig>>;
