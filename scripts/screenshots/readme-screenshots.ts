import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { closedAudit, scoredCampaign } from './demonstration.ts';
import { DEMO_USERS } from './demo-users.ts';
import type { SessionFactory } from './screenshot-session.ts';

const WIDE = { width: 1280, height: 840 };
const MAX_BYTES = 200_000;

const save = async (page: Page, file: string): Promise<void> => {
  const picture = sharp(await page.screenshot({ animations: 'disabled' }));
  const { size } = await picture.webp({ quality: 88, effort: 6 }).toFile(file);
  if (size > MAX_BYTES) throw new Error(`${file} weighs ${size} bytes`);
};

/** Scrolls as a click in the list of sections does, clear of the sticky header. */
const showSection = async (page: Page, id: string): Promise<void> => {
  await page.evaluate(`document.querySelector('#${id}').scrollIntoView()`);
  await page.evaluate('if (innerWidth < 576) scrollBy(0, -64)');
};

/** The four images of the README: report, culture, target, phone. */
export const captureReadmeScreenshots = async (
  sessions: SessionFactory,
  folder: string,
): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const session = await sessions.logIn(DEMO_USERS[sessions.language].user);
  const { page, open } = session;
  const { candidate, campaign } = await scoredCampaign(session);
  await page.setViewportSize(WIDE);
  await open(`/screening/applicant/${candidate.id}`);
  await save(page, `${folder}/report.webp`);
  const audit = await closedAudit(session);
  await open(`/profiling/campaign/report/${audit.organizationId}/${audit.id}`);
  await showSection(page, 'culture');
  await save(page, `${folder}/audit.webp`);
  await open(`/screening/campaign/edit/${campaign.id}?section=culture`);
  await save(page, `${folder}/target.webp`);
  await page.setViewportSize({ width: 390, height: 780 });
  await open(`/screening/applicant/${candidate.id}/personal`);
  await showSection(page, 'personality');
  await save(page, `${folder}/portrait.webp`);
  await session.leave();
};
