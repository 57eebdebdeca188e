import { ADMINS, defineRoutes, MEMBERS } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import { renderedMail } from '../../schemas/mail/mail.ts';
import {
  decisionMailsOverview,
  decisionMailPreview,
  decisionTexts,
  newDecisionMails,
  queuedDecisionMails,
  storedDecisionTexts,
  takenBackMails,
} from '../../schemas/screening/candidates/decision-mail.ts';
import { z } from 'zod';

const module = 'screening';
const path = '/screening/campaigns/:id/decision-mails';
const textsPath = '/organizations/:id/decision-texts';

/** Telling candidates what was decided, in the organisation's approved words. */
export const decisionMails = defineRoutes({
  overview: {
    method: 'GET',
    path,
    summary: 'Get how many candidates of a campaign were told the decision',
    description: 'Lists up to 200 candidates who were not.',
    access: MEMBERS,
    module,
    params: idParams,
    answer: decisionMailsOverview,
  },
  send: {
    method: 'POST',
    path,
    summary: 'Tell candidates the decision',
    description:
      'The emails leave a day later. Until then they can be taken back; a new decision takes them back too.',
    access: MEMBERS,
    module,
    params: idParams,
    body: newDecisionMails,
    answer: queuedDecisionMails,
    status: 202,
  },
  takeBack: {
    method: 'POST',
    path: `${path}/take-back`,
    summary: 'Take back emails that tell a decision',
    description: 'Those that have left cannot be taken back.',
    access: MEMBERS,
    module,
    params: idParams,
    body: takenBackMails,
    answer: z.object({ takenBack: z.int() }),
  },
  preview: {
    method: 'POST',
    path: `${path}/preview`,
    summary: 'Preview the email that tells a candidate the decision',
    access: MEMBERS,
    module,
    params: idParams,
    body: decisionMailPreview,
    answer: renderedMail,
  },
  texts: {
    method: 'GET',
    path: textsPath,
    summary: 'Get the texts that tell candidates a decision',
    access: MEMBERS,
    params: idParams,
    answer: storedDecisionTexts,
  },
  saveTexts: {
    method: 'PUT',
    path: textsPath,
    summary: 'Replace the texts that tell candidates a decision',
    description: 'Emails that already wait keep their words.',
    access: ADMINS,
    params: idParams,
    body: decisionTexts,
    answer: storedDecisionTexts,
  },
});
