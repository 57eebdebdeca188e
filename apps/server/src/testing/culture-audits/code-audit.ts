import { contract, type ProfilingCampaign } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import type { ReceivedMail } from '@cadran/testing/mail-server';
import { extractText } from 'unpdf';
import type { Caller, TestApp } from '../test-app.ts';
import { createCultureAudit } from './respondent-session.ts';

const { email, profiling } = contract;

const SHOWN_CODE = /\b(?:[2-9A-HJKMNP-Z]{3}-){3}[2-9A-HJKMNP-Z]{3}\b/g;

/** Codes as they are shown in a text, without hyphens. */
export const findCodes = (text: string): string[] =>
  (text.match(SHOWN_CODE) ?? []).map((code) => code.replaceAll('-', ''));

/** The code in a mail, which its link has after `#` too. */
export const codeInMail = (mail: ReceivedMail | undefined): string => {
  const [code = ''] = findCodes(mail?.text ?? '');
  if (!mail?.text?.includes(`#${code}`)) throw new Error('The link has another code, or none.');
  return code;
};

/** An open audit by codes without units, and what its owner does with it. */
export const createCodeAudit = async (test: TestApp, owner: MadeUser, body: object = {}) => {
  const campaign = await createCultureAudit(test, owner, {
    access: 'codes',
    units: [],
    mandatory: { unit: false, age: false, gender: false, tenure: false },
    ...body,
  });
  /** A new session each time: tests move the clock. */
  const me: Caller = { call: async (route, call) => (await test.as(owner)).call(route, call) };
  const params = { id: campaign.id };
  const send = (kind: 'invitation' | 'reminder', to?: readonly string[]) =>
    me.call(email.send, { body: { kind, campaignId: campaign.id, to, language: 'fr' } });
  const print = (count: number) =>
    me.call(profiling.printCodes, { params, body: { count, language: 'fr' } });
  return {
    campaign,
    me,
    params,
    invite: (to: readonly string[]) => send('invitation', to),
    remind: () => send('reminder'),
    print,
    /** Codes of newly printed cards. */
    cards: async (count: number): Promise<string[]> => {
      const answer = await print(count);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
      return findCodes(text);
    },
    read: async () => (await me.call(profiling.readCampaign, { params })).json<ProfilingCampaign>(),
    close: () => me.call(profiling.closeCampaign, { params }),
    reopen: () => me.call(profiling.openCampaign, { params }),
  };
};
export type CodeAudit = Awaited<ReturnType<typeof createCodeAudit>>;
