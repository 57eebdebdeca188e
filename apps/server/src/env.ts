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

const variables = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).optional(),
    MIN_FREE_DISK_MB: wholeNumber(0, 1_000_000).default(200),
    DATABASE_URL: address('postgres:', 'postgresql:').optional(),
    DATABASE_OWNER_URL: address('postgres:', 'postgresql:').optional(),
    DATABASE_BACKUP_URL: address('postgres:', 'postgresql:').optional(),
    DATABASE_REPLICA_URL: address('postgres:', 'postgresql:').optional(),
    BACKUP_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
    BASE_URL: address('http:', 'https:').optional(),
    SMTP_URL: address('smtp:', 'smtps:').optional(),
    MAIL_FROM: z.email().optional(),
    MAIL_QUOTA: wholeNumber(1, 1_000_000).default(5_000),
    OUTBOUND_HOSTS: hosts,
    SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    SUPERADMIN_USERNAME: z.string().trim().min(3).max(60).default('superadmin'),
    SUPERADMIN_PASSWORD: z.string().min(6).max(1024).optional(),
    PASSWORD_MIN_LENGTH: wholeNumber(6, 64).default(6),
    TRUST_PROXY: z.string().default(''),
    METRICS_TOKEN: z.string().min(16).optional(),
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
    dataDir: resolve(value.DATA_DIR ?? './data'),
    /** DATA_DIR was set, so there is no fallback. */
    dataDirChosen: value.DATA_DIR !== undefined,
    /** With less space on the embedded database's disk, writes are refused; 0 disables the check. */
    minFreeDiskMb: value.MIN_FREE_DISK_MB,
    databaseUrl: value.DATABASE_URL,
    databaseOwnerUrl: value.DATABASE_OWNER_URL,
    databaseBackupUrl: value.DATABASE_BACKUP_URL,
    databaseReplicaUrl: value.DATABASE_REPLICA_URL,
    backupKey: value.BACKUP_KEY,
    baseUrl,
    smtpUrl: value.SMTP_URL,
    /** The sender's address; its name is the organisation's. */
    mailFrom: value.MAIL_FROM ?? `no-reply@${baseUrl.hostname}`,
    /** Campaign mails per organisation in 24 hours. */
    mailQuota: value.MAIL_QUOTA,
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
    /** Demonstration data on a first run; never in production. */
    demo: !production && !args.includes('--no-demo'),
  };
};

export type Config = Readonly<ReturnType<typeof readConfig>>;
