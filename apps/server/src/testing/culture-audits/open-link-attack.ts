import {
  type AggregateReport,
  contract,
  type GroupFigures,
  type ProfilingSelection,
} from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { insertAnswers } from '../../modules/culture-audits/queries/answers.ts';
import { computeInProcess } from '../../modules/culture-audits/snapshots/compute-snapshot.ts';
import type { PublicationRules } from '../../modules/culture-audits/snapshots/publication-rules.ts';
import { createTestApp } from '../test-app.ts';
import type { RespondentFields } from './insert-respondents.ts';
import { atEnd, seededId } from './link-attacker.ts';

const { profilingResults } = contract;

export const ATTACKED_UNITS = [0, 1, 2].map((place) => ({
  id: seededId('unit', place),
  name: { fr: `Unité ${place}`, en: `Unit ${place}` },
  expectedHeadcount: null,
}));

const ANSWERS = atEnd('internal');

/** An administrator who invents answers around one person by link, and reads whatever there is to read. */
const openLinkAttack = async (rules: Partial<PublicationRules>) => {
  const test = await createTestApp({}, { compute: computeInProcess(rules) });
  const owner: MadeUser = await test.make.admin();
  const me = await test.as(owner);

  const openAudit = (kind: string, seed: number) =>
    test.make.profilingCampaign(owner, {
      id: seededId(kind, seed),
      units: ATTACKED_UNITS,
      access: 'link',
    });
  type Audit = Awaited<ReturnType<typeof openAudit>>;
  const { organizationId } = owner;
  /** Ids are the same in every run, and so is every draw of a first snapshot. */
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
  const update = async ({ id }: Audit): Promise<void> => {
    const taken = await me.call(profilingResults.takeSnapshot, { params: { id } });
    if (taken.statusCode !== 202) throw new Error(taken.body);
    await test.takeSnapshots();
  };
  const read = async ({ id }: Audit, body: ProfilingSelection): Promise<GroupFigures | null> => {
    const report = await me.call(profilingResults.report, { params: { id }, body });
    return report.statusCode === 200 ? report.json<AggregateReport>().figures : null;
  };
  return { test, me, openAudit, answer, update, read };
};
export type LinkAttack = Awaited<ReturnType<typeof openLinkAttack>>;

/** Attacks an installation with these rules in place of the usual ones. */
export const attackByLink = async <T>(
  rules: Partial<PublicationRules>,
  attack: (opened: LinkAttack) => Promise<T>,
): Promise<T> => {
  const opened = await openLinkAttack(rules);
  try {
    return await attack(opened);
  } finally {
    await opened.test.close();
  }
};
