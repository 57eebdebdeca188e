import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CampaignTarget, ScreeningAnswers } from '@cadran/contract';
import { createDatabase, DATABASE_ROLES } from '@cadran/db';
import { readEncryptedFile, restoreBackup } from '@cadran/db/backup';
import { buildPersonalReport, buildRecruiterReport } from '@cadran/reports';
import { readScores, type StoredScores } from '@cadran/scoring';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { presentScores } from './present-scores.ts';

/** Backups that releases left behind (scripts/keep-release.ts). */
const FIXTURES = new URL('../../../../../packages/db/fixtures/', import.meta.url);
const releases = readdirSync(FIXTURES).filter((name) => name.endsWith('.backup'));

interface Kept {
  readonly displayed: number;
  readonly verdict: string;
  readonly engine_version: number;
  readonly scores: StoredScores;
  readonly profile: CampaignTarget;
  readonly answers: ScreeningAnswers;
}

const connection = (user: string, database: string) => ({ ...inject('cluster'), user, database });

const ask = async <Row extends pg.QueryResultRow>(database: string, text: string) => {
  const client = new pg.Client(connection('postgres', database));
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

const keptCandidates = async (release: string): Promise<Kept[]> => {
  const name = `kept_${randomBytes(6).toString('hex')}`;
  await createDatabase(connection('postgres', 'postgres'), name);
  onTestFinished(async () => {
    await ask('postgres', `drop database ${name} with (force)`);
  });
  const path = fileURLToPath(new URL(release, FIXTURES));
  const backup = await readEncryptedFile(path, undefined);
  await restoreBackup(connection(DATABASE_ROLES.owner, name), backup);
  return ask<Kept & pg.QueryResultRow>(
    name,
    `select displayed, verdict, engine_version, scores, scored_profile -> 'profile' as profile,
       (select jsonb_object_agg(part, coalesce(a.answers -> 'list', a.answers)) from screening_answers a
        where a.questionnaire_id = q.id and part not in ('timings', 'contact')) as answers
     from screening_questionnaires q where scores is not null`,
  );
};

it.each(releases)('the scores of %s are presented and reported as they were', async (release) => {
  const candidates = await keptCandidates(release);
  expect(candidates.length).toBeGreaterThan(3);
  for (const { displayed, verdict, engine_version: version, ...kept } of candidates) {
    const scores = readScores(kept.scores);
    expect(presentScores(scores)).toMatchObject({
      engineVersion: version,
      overall: displayed,
      verdict,
    });
    const data = {
      organizationName: 'Atelier Mercure',
      timeZone: 'Europe/Paris',
      campaign: {
        name: 'Release',
        profile: kept.profile,
        weights: null,
        questions: [],
        contactEmail: null,
      },
      questionnaire: {
        contact: {},
        status: 'completed',
        language: 'fr',
        openedAt: '2026-11-15T08:00:00.000Z',
        completedAt: '2026-11-15T09:00:00.000Z',
        answers: kept.answers,
        decision: null,
      },
      scores,
      engineVersion: version,
    } as const;
    for (const language of ['fr', 'en'] as const) {
      const report = JSON.stringify(buildRecruiterReport(data, language));
      expect(report).toContain(String(displayed));
      expect(report).not.toMatch(/NaN|undefined/);
      expect(JSON.stringify(buildPersonalReport(data, language))).not.toMatch(/NaN|undefined/);
    }
  }
});
