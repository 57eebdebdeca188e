import { type CampaignMailKind, type FieldErrors, previewedMail } from '@cadran/contract';
import { validateWith } from '../form/validate-with.ts';
import type { MessageValues } from './message-fields.tsx';

const check = validateWith(previewedMail);

/** The server's own rules for the words of a mail. */
export const checkMessage = (
  kind: CampaignMailKind,
  campaignId: string,
  { language, message }: MessageValues,
): FieldErrors => check({ kind, campaignId, language, message: message.trim() || undefined });
