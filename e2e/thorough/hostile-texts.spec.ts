import { randomUUID } from 'node:crypto';
import { fromAnswerItems, type NewProfilingCampaign } from '@cadran/contract';
import { simulateAnswers } from '@cadran/instruments/parts/screening-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from '@playwright/test';
import { createCampaign, shortLink } from '../support/candidate/campaign.ts';
import { driveCandidate } from '../support/candidate/candidate-driver.ts';
import { createAudit, shortLink as auditLink } from '../support/respondent/campaign.ts';
import { driveRespondent } from '../support/respondent/respondent-driver.ts';
import { answerAudit, makeAudit } from '../support/culture-audit/make-audit.ts';
import { makeCampaign } from '../support/screening/make-campaign.ts';
import { mouse } from '../support/devices/input-device.ts';
import { call, logInAs } from '../support/test-users.ts';
import {
  CUSTOMIZATION,
  HOSTILE,
  hostileUnit,
  QUESTIONS,
  SKILLS,
} from '../support/security/hostile-texts.ts';
import { watchScripts } from '../support/security/watch-scripts.ts';

const UNITS = [hostileUnit(randomUUID(), HOSTILE.tag), hostileUnit(randomUUID(), HOSTILE.script)];

const AUDIT = {
  status: 'open',
  subject: {
    fr: { name: HOSTILE.picture, gender: 'feminine', elision: false },
    en: { name: HOSTILE.picture },
  },
  units: UNITS,
  mandatory: { unit: true, age: false, gender: false, tenure: false },
  valuesSets: [
    {
      id: randomUUID(),
      name: HOSTILE.frame,
      color: '#0f766e',
      values: [{ label: HOSTILE.tag, culture: 'clan' }],
    },
  ],
  customization: CUSTOMIZATION,
} satisfies Omit<NewProfilingCampaign, 'customUrl' | 'name'>;

const CAMPAIGN = {
  profile: { skills: { target: SKILLS }, mobility: { target: null } },
  questions: QUESTIONS,
  customization: CUSTOMIZATION,
} as const;

test('hostile texts in every field of the back office are texts: nothing runs, nothing is asked elsewhere', async ({
  page,
  request,
}) => {
  const { token, organizationId } = await logInAs(page, request, { language: 'fr' });
  const own = { token };
  const organization = await call(request, 'GET', `/organizations/${organizationId}`, own);
  await call(request, 'PUT', `/organizations/${organizationId}`, {
    token,
    data: { name: HOSTILE.script, version: organization.version },
  });
  const campaign = await makeCampaign(request, token, {
    ...CAMPAIGN,
    name: HOSTILE.tag,
    allowPersonalReport: true,
  });
  const visitor = await call(request, 'POST', '/auth/jwt', { data: { timestamp: Date.now() } });
  const started = await call(request, 'POST', '/screening/questionnaires', {
    token: visitor.token,
    data: { campaignId: campaign.id, language: 'fr', consent: true },
  });
  const asked = await call(request, 'GET', `/screening/campaigns/${campaign.id}`, {
    token: started.token,
  });
  const { contact, ...items } = simulateAnswers(seededRandom(1), asked);
  const answers = fromAnswerItems(items);
  await call(request, 'PUT', `/screening/questionnaires/${started.id}`, {
    token: started.token,
    data: {
      contact: { ...contact, firstName: HOSTILE.tag, lastName: HOSTILE.picture },
      answers: {
        ...answers,
        mobility: { ...(answers['mobility'] as object), homePlace: { text: HOSTILE.script } },
        questions: { ...(answers['questions'] as object), [QUESTIONS[1].id]: HOSTILE.template },
      },
      status: 'completed',
    },
  });
  await call(request, 'PUT', `/screening/questionnaires/${started.id}/decision`, {
    token,
    data: { decision: 'interview', note: HOSTILE.script },
  });
  const audit = await makeAudit(request, token, { ...AUDIT, name: HOSTILE.comment });
  await answerAudit(request, audit.id, { unitId: UNITS[0]?.id });

  const watched = await watchScripts(page);
  for (const path of [
    '/',
    '/screening',
    `/screening/campaign/${campaign.id}`,
    `/screening/campaign/edit/${campaign.id}`,
    `/screening/applicant/${started.id}`,
    `/screening/applicant/${started.id}/personal`,
    '/profiling',
    `/profiling/campaign/edit/${audit.id}`,
    `/profiling/campaign/filters/${audit.id}`,
    '/admin',
    '/admin/organization',
    '/admin/users',
    '/admin/audit',
  ]) {
    await page.goto(path);
    await watched.expectHarmless(path);
  }
  await page.goto(`/screening/${organizationId}/${campaign.customUrl}`);
  await watched.expectHarmless('the page of a short link');
});

test('a candidate meets hostile texts as texts', async ({ page, request }) => {
  const campaign = await createCampaign(request, {
    name: HOSTILE.tag,
    profile: { skills: { target: [...SKILLS] } },
    questions: [...QUESTIONS],
    customization: CUSTOMIZATION,
  });
  const watched = await watchScripts(page);
  const someone = await driveCandidate(page, mouse, 'fr', campaign, 7);
  await page.goto(shortLink(campaign));
  await page.getByRole('button', { name: 'Français', exact: true }).click();
  await watched.expectHarmless('the introduction');
  await page.getByRole('checkbox', { name: someone.words.notice.consent }).check();
  await page.getByRole('button', { name: someone.words.notice.start, exact: true }).click();
  await someone.expectAt(2, 0);
  for (const step of someone.steps) {
    await someone.answer(step);
    if (step.name !== 'contact') await watched.expectHarmless(`${step.name} ${step.page}`);
    await someone.goOn(step);
  }
  await page.getByRole('button', { name: someone.words.conclusion.ready.send }).click();
  await expect(page.getByText('Bienvenue hacked()')).toBeVisible();
  await watched.expectHarmless('the conclusion');
});

test('an employee meets hostile texts as texts', async ({ page, request }) => {
  const audit = await createAudit(request, { ...AUDIT, name: HOSTILE.comment });
  const watched = await watchScripts(page);
  const someone = await driveRespondent(page, mouse, 'fr', audit, 7);
  await page.goto(auditLink(audit));
  await page.getByRole('button', { name: 'Français', exact: true }).click();
  await watched.expectHarmless('the introduction');
  await page.getByRole('button', { name: someone.words.promise.start, exact: true }).click();
  await someone.expectAt(2, 0);
  await watched.expectHarmless('the units');
});
