import {
  type AggregateReport,
  contract,
  type GroupFigures,
  type ProfilingSelection,
  type ProfilingSnapshots,
} from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { type AnswerGroup, insertAnswers } from '../../modules/culture-audits/queries/answers.ts';
import { insertSnapshot } from '../../modules/culture-audits/queries/snapshots.ts';
import {
  computeInProcess,
  type ComputeSnapshot,
} from '../../modules/culture-audits/snapshots/compute-snapshot.ts';
import type { PublicationRules } from '../../modules/culture-audits/snapshots/publication-rules.ts';
import { type Caller, createTestApp } from '../test-app.ts';
import type { RespondentFields } from './insert-respondents.ts';
import { atEnd, seededId } from './link-attacker.ts';

const { profiling, profilingResults } = contract;

export const ATTACKED_UNITS = [0, 1, 2].map((place) => ({
  id: seededId('unit', place),
  name: { fr: `Unité ${place}`, en: `Unit ${place}` },
  expectedHeadcount: null,
}));

const ANSWERS = atEnd('internal');

/** Groups get random ids whenever they are rewritten: named by their content, every draw is the same in every run. */
const repeatable =
  (compute: ComputeSnapshot): ComputeSnapshot =>
  (plan, signal) => {
    const making = compute(plan, signal);
    const rename = (group: AnswerGroup): AnswerGroup => {
      const { unit, gender, age, tenure, perceived, desired } = group;
      const answers = [perceived, desired].map((numbers) => Buffer.from(numbers).toString('hex'));
      const id = seededId(JSON.stringify([unit, gender, age, tenure, ...answers]));
      return { ...group, id: Buffer.from(id.replaceAll('-', ''), 'hex') };
    };
    return { ...making, add: (groups) => making.add(groups.map(rename)) };
  };

/** An administrator who invents answers around one person by link, and reads whatever there is to read. */
const openLinkAttack = async (rules: Partial<PublicationRules>, limited: boolean) => {
  const test = await createTestApp({}, { compute: repeatable(computeInProcess(rules)) });
  const owner: MadeUser = await test.make.admin();
  /** A new session each time: an attack takes longer than one lasts. */
  const me: Caller = { call: async (route, call) => (await test.as(owner)).call(route, call) };

  const openAudit = (kind: string, seed: number) =>
    test.make.profilingCampaign(owner, {
      id: seededId(kind, seed),
      units: ATTACKED_UNITS,
      access: 'link',
    });
  type Audit = Awaited<ReturnType<typeof openAudit>>;
  const { organizationId } = owner;
  const answer = ({ id: campaignId }: Audit, people: readonly RespondentFields[], wave = 0) =>
    test.database.database.withTenant(organizationId, (tx) =>
      insertAnswers(
        tx,
        people.map((one, place) => ({
          id: seededId(campaignId, wave, place),
          organizationId,
          campaignId,
          ...ANSWERS,
          ...one,
        })),
      ),
    );
  /** As an installation would do it that computes results whenever it is asked to. */
  const updateWithoutLimit = async ({ id }: Audit): Promise<void> => {
    await test.database.database.withTenant(organizationId, (tx) =>
      insertSnapshot(tx, { organizationId, id }, 'interim', test.now()),
    );
    await test.takeSnapshots();
  };
  /** Has results computed, at last by closing; false when the product does it no more. */
  const update = async (audit: Audit): Promise<boolean> => {
    if (!limited) {
      await updateWithoutLimit(audit);
      return true;
    }
    const params = { id: audit.id };
    const read = async (): Promise<ProfilingSnapshots> =>
      (await me.call(profilingResults.snapshots, { params })).json();
    const before = await read();
    const taken = await me.call(profilingResults.takeSnapshot, { params });
    if (taken.statusCode === 409) await me.call(profiling.closeCampaign, { params });
    else if (taken.statusCode !== 202) throw new Error(taken.body);
    await test.takeSnapshots();
    return (await read()).current !== before.current;
  };
  const read = async ({ id }: Audit, body: ProfilingSelection): Promise<GroupFigures | null> => {
    const report = await me.call(profilingResults.report, { params: { id }, body });
    if (report.statusCode === 403) return null;
    if (report.statusCode !== 200) throw new Error(report.body);
    return report.json<AggregateReport>().figures;
  };
  return { test, me, openAudit, answer, update, read };
};
export type LinkAttack = Awaited<ReturnType<typeof openLinkAttack>>;

/** Attacks an installation with these rules in place of the usual ones; `limited`: it refuses to compute too often. */
export const attackByLink = async <T>(
  rules: Partial<PublicationRules>,
  attack: (opened: LinkAttack) => Promise<T>,
  { limited = true } = {},
): Promise<T> => {
  const opened = await openLinkAttack(rules, limited);
  try {
    return await attack(opened);
  } finally {
    await opened.test.close();
  }
};
