import { randomBytes, randomUUID } from 'node:crypto';
import {
  API_KEY_PREFIX,
  API_SCOPES,
  type ApiScope,
  type AuditAccess,
  contract,
  type OrderProvider,
  type ProfilingCampaign,
  type ScreeningCampaign,
} from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { createSession } from '../../../modules/auth/sessions/session-tokens.ts';
import { hashToken, generateToken } from '../../../secrets.ts';
import { createCampaign, startCandidate } from '../../candidates/candidate-session.ts';
import {
  insertRespondents,
  closeAndTakeSnapshot,
  times,
} from '../../culture-audits/insert-respondents.ts';
import { startRespondent } from '../../culture-audits/respondent-session.ts';
import { completeCandidate } from '../../candidates/complete-candidate.ts';
import { fullCampaign } from '../../candidates/full-campaign.ts';
import type { Caller, TestApp } from '../../test-app.ts';

const OPEN_QUESTION = 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f02';
const HOUR = 3_600_000;

/** Markers in data that only members may see, and in data that visitors may see too. */
export const SECRET_MARK = /secret[0-9a-f]{10}/g;
export const ANY_MARK = /(?:secret|shown)[0-9a-f]{10}/g;

/** Lazy and memoised. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/**
 * An organisation with one resource and one user of each kind. Data that only its members may see contains `secret`,
 * data that visitors may see contains `shown`: either of them elsewhere is a leak.
 */
export const buildTenant = async (test: TestApp) => {
  const mark = randomBytes(5).toString('hex');
  const secret = `secret${mark}`;
  const shown = `shown${mark}`;
  const organizationId = await test.make.organization({ name: `Maison ${shown}` });
  await test.database.asSuperuser(`insert into organization_logos values ($1, 'a picture', 1, 1)`, [
    organizationId,
  ]);
  const named = (name: string) => ({ organizationId, username: `${name}-${secret}` });
  const { user, admin } = test.make;

  const users = {
    owner: once(() => user(named('owner'))),
    colleague: once(() => user(named('colleague'))),
    withoutModules: once(() =>
      user({ ...named('off'), screeningEnabled: false, profilingEnabled: false }),
    ),
    adminWithoutModules: once(() =>
      admin({ ...named('admin-off'), screeningEnabled: false, profilingEnabled: false }),
    ),
    inactive: once(() => user({ ...named('inactive'), status: 'inactive' })),
    newcomer: once(() => user({ ...named('newcomer'), mustChangePassword: true })),
    admin: once(() => admin(named('admin'))),
    superadmin: once(() => test.make.superadmin(named('superadmin'))),
  };

  const campaignOf = (customUrl: string) =>
    once(async (): Promise<ScreeningCampaign> => {
      const body = {
        ...fullCampaign(`${customUrl}-${shown}`),
        name: `Campagne ${shown}`,
        contactEmail: `rh-${shown}@example.org`,
      };
      return createCampaign(test, await users.owner(), body);
    });
  const screeningCampaign = campaignOf('one');
  const otherScreening = campaignOf('other');

  const auditOf = (name: string, access: AuditAccess = 'link') =>
    once(async (): Promise<ProfilingCampaign> => {
      const units = [0, 1].map(() => ({
        id: randomUUID(),
        name: { fr: `Unité ${shown}`, en: '' },
        expectedHeadcount: null,
      }));
      const answer = await (
        await test.as(await users.owner())
      ).call(contract.profiling.createCampaign, {
        body: {
          name: `Audit ${shown}`,
          customUrl: `${name}-${shown}`,
          status: 'open',
          units,
          access,
        },
      });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      const made = answer.json<ProfilingCampaign>();
      await test.database.asSuperuser(
        `insert into profiling_campaign_logos values ($1, $2, 'a picture', 1, 1)`,
        [organizationId, made.id],
      );
      return made;
    });
  const profilingCampaign = auditOf('audit');
  const otherProfiling = auditOf('other-audit');
  const codeAudit = auditOf('code-audit', 'codes');

  /** A culture audit with results. */
  const auditedOf = (name: string) => {
    const campaign = auditOf(name, 'codes');
    return once(async () => {
      const made = await campaign();
      const respondents = made.units.flatMap(({ id }) => times(9, { unitId: id }));
      await insertRespondents(test, { organizationId, id: made.id }, respondents);
      await closeAndTakeSnapshot(test, await test.as(await users.owner()), {
        organizationId,
        id: made.id,
      });
      return made;
    });
  };
  const earlierAudit = auditedOf('earlier');
  const auditedAfter = auditedOf('audited');
  const audited = once(async () => {
    await earlierAudit();
    return auditedAfter();
  });

  /** An audit whose results page is published. */
  const publishedAudit = auditedOf('published');
  const published = once(async () => {
    const made = await publishedAudit();
    const text = { fr: shown, en: shown };
    const answer = await (
      await test.as(await users.owner())
    ).call(contract.publishedPages.publish, {
      params: { id: made.id },
      body: {
        heard: text,
        next: text,
        figures: [],
        unitIds: [],
        actionIds: [],
        since: false,
        version: 0,
      },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return made;
  });

  const contact = { firstName: secret, lastName: secret, email: `candidate-${secret}@example.org` };
  const candidate = once(async () =>
    completeCandidate(test, await screeningCampaign(), 1, {
      contact,
      answers: { questions: { [OPEN_QUESTION]: secret, [CLOSED_QUESTION]: true } },
    }),
  );
  const opened = once(async () => {
    const own = await startCandidate(test, (await screeningCampaign()).id);
    await own.save({ contact });
    return own;
  });
  const otherCandidate = once(async () => startCandidate(test, (await otherScreening()).id));
  const respondent = once(async () => startRespondent(test, (await profilingCampaign()).id));
  const otherRespondent = once(async () => startRespondent(test, (await otherProfiling()).id));

  const row = async (sql: string, values: unknown[]): Promise<{ id: string }> => {
    const [made] = await test.database.asSuperuser<{ id: string }>(sql, values);
    if (!made) throw new Error('no row');
    return made;
  };
  const invite = (column: string, campaign: () => Promise<{ id: string }>) =>
    once(async () =>
      row(
        `insert into invitations (organization_id, ${column}, email, language, invited_at)
         values ($1, $2, $3, 'fr', now()) returning id`,
        [organizationId, (await campaign()).id, `invited-${secret}@example.org`],
      ),
    );
  const mail = once(() =>
    row(
      `insert into mails (organization_id, kind, status, recipient, language, data, created_at, due_at, expires_at)
       values ($1, 'invitation', 'failed', $2, 'fr', $3, now(), now(), now()) returning id`,
      [
        organizationId,
        `mailed-${secret}@example.org`,
        { module: 'screening', campaignName: secret, link: 'https://example.org/x' },
      ],
    ),
  );

  const keyOf = (scopes: readonly ApiScope[], expires: Date | null) =>
    once(async () => {
      const token = `${API_KEY_PREFIX}${generateToken()}`;
      // Calls update `last_used_at` once a minute, which must not change the checksums.
      const { id } = await row(
        `insert into api_keys (organization_id, name, prefix, key_hash, scopes, created_at, expires_at, last_used_at)
         values ($1, $2, $3, $4, $5, now(), $6, now() + interval '1 day') returning id`,
        [organizationId, secret, token.slice(0, 12), hashToken(token), scopes, expires],
      );
      return { id, caller: test.withToken(token) };
    });
  const key = keyOf(API_SCOPES, null);
  const scopeKeys = new Map(API_SCOPES.map((scope) => [scope, keyOf([scope], null)]));
  const expiredKey = keyOf(API_SCOPES, new Date(test.now().getTime() - HOUR));

  const webhook = once(() =>
    row(
      `insert into webhooks (organization_id, url, secret, created_at)
         values ($1, $2, 'x', now()) returning id`,
      [organizationId, `https://${secret}.example.org/`],
    ),
  );

  const order = (provider: OrderProvider) =>
    once(async () =>
      row(
        `insert into assessment_orders (organization_id, provider, external_reference, reference_hash, request_hash,
           campaign_id, ordered_at, changed_at)
         values ($1, $2, $3, 'x', 'x', $4, now(), now()) returning id`,
        [organizationId, provider, secret, (await screeningCampaign()).id],
      ),
    );

  /** Resources that calls refer to. */
  const resources = {
    organization: once(async () => ({ id: organizationId })),
    user: users.owner,
    /** A super admin of this organisation, whom its administrators may not change. */
    superadmin: users.superadmin,
    screeningCampaign,
    profilingCampaign,
    codeAudit,
    audited,
    earlierAudit,
    published,
    candidate,
    opened,
    respondent,
    mail,
    key,
    webhook,
    assessmentOrder: order('api'),
    greenhouseOrder: order('greenhouse'),
    ashbyOrder: order('ashby'),
    trackingSystem: once(async () => {
      await test.database.asSuperuser(
        `insert into tracking_systems (organization_id, provider, token, changed_at)
         values ($1, 'greenhouse', 'x', now())`,
        [organizationId],
      );
      return { id: organizationId };
    }),
    delivery: once(async () =>
      row(
        `insert into webhook_deliveries (organization_id, webhook_id, event, data, created_at, due_at)
         values ($1, $2, 'ping', '{}', now(), now()) returning id`,
        [organizationId, (await webhook()).id],
      ),
    ),
    sandboxItem: once(() =>
      row(
        `insert into sandbox_items (organization_id, name, created_at, updated_at)
         values ($1, $2, now(), now()) returning id`,
        [organizationId, secret],
      ),
    ),
    directoryGroup: once(() =>
      row(
        `insert into scim_groups (organization_id, display_name, created_at, changed_at)
         values ($1, $2, now(), now()) returning id`,
        [organizationId, secret],
      ),
    ),
    auditAction: once(async () =>
      row(
        `insert into audit_actions (organization_id, campaign_id, title, created_at, updated_at)
         values ($1, $2, $3, now(), now()) returning id`,
        [organizationId, (await profilingCampaign()).id, secret],
      ),
    ),
    screeningInvitation: invite('screening_campaign_id', screeningCampaign),
    profilingInvitation: invite('profiling_campaign_id', profilingCampaign),
  } satisfies Record<string, () => Promise<{ readonly id: string }>>;

  const session = (of: () => Promise<MadeUser>) => once(async () => test.as(await of()));
  const callers = {
    owner: session(users.owner),
    colleague: session(users.colleague),
    withoutModules: session(users.withoutModules),
    adminWithoutModules: session(users.adminWithoutModules),
    inactive: session(users.inactive),
    newcomer: session(users.newcomer),
    admin: session(users.admin),
    expired: once(async () => {
      const longAgo = new Date(test.now().getTime() - HOUR);
      const { database } = test.database;
      const { bearer } = await createSession(database.global, await users.owner(), longAgo);
      return test.withToken(bearer.token);
    }),
    key: once(async () => (await key()).caller),
    expiredKey: once(async () => (await expiredKey()).caller),
    candidate: once(async () => (await candidate()).caller),
    opened: once(async () => (await opened()).caller),
    otherCandidate: once(async () => (await otherCandidate()).caller),
    respondent: once(async () => (await respondent()).caller),
    otherRespondent: once(async () => (await otherRespondent()).caller),
  } satisfies Record<string, () => Promise<Caller>>;

  /** A key with this scope only. */
  const keyOfScope = async (scope: ApiScope): Promise<Caller> => {
    const made = await scopeKeys.get(scope)?.();
    if (!made) throw new Error(`no key of ${scope}`);
    return made.caller;
  };

  return { organizationId, secret, shown, users, resources, callers, keyOfScope };
};

const CLOSED_QUESTION = 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f01';

export type Tenant = Awaited<ReturnType<typeof buildTenant>>;
export type Resource = keyof Tenant['resources'];
