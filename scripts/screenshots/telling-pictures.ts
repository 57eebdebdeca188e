import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { closedAudit, scoredCampaign } from './demonstration.ts';
import { PEOPLE } from './people.ts';
import type { Studio } from './studio.ts';

const WIDE = { width: 1280, height: 840 };
/** In a README a picture is a promise, not a download. */
const MOST_BYTES = 200_000;

const keep = async (page: Page, file: string): Promise<void> => {
  const picture = sharp(await page.screenshot({ animations: 'disabled' }));
  const { size } = await picture.webp({ quality: 88, effort: 6 }).toFile(file);
  if (size > MOST_BYTES) throw new Error(`${file} weighs ${size} bytes`);
};

/** As a click in the list of sections would: under whatever sticks to the top. */
const showSection = async (page: Page, id: string): Promise<void> => {
  await page.evaluate(`document.querySelector('#${id}').scrollIntoView()`);
  await page.evaluate('if (innerWidth < 576) scrollBy(0, -64)');
};

/** The four pictures of the README: a report, a culture, a target, a phone. */
export const tellingPictures = async (studio: Studio, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const sitter = await studio.enter(PEOPLE[studio.language].user);
  const { page, open } = sitter;
  const { candidate, campaign } = await scoredCampaign(sitter);
  await page.setViewportSize(WIDE);
  await open(`/screening/applicant/${candidate.id}`);
  await showSection(page, 'scores');
  await keep(page, `${folder}/report.webp`);
  const audit = await closedAudit(sitter);
  await open(`/profiling/campaign/report/${audit.organizationId}/${audit.id}`);
  await showSection(page, 'culture');
  await keep(page, `${folder}/audit.webp`);
  await open(`/screening/campaign/edit/${campaign.id}?section=culture`);
  await keep(page, `${folder}/target.webp`);
  await page.setViewportSize({ width: 390, height: 780 });
  await open(`/screening/applicant/${candidate.id}/personal`);
  await showSection(page, 'personality');
  await keep(page, `${folder}/portrait.webp`);
  await sitter.leave();
};
