import type { PublicScreeningCampaign } from '@cadran/contract';
import { use, useState } from 'react';
import type { RespondentSession } from '../../engine/session/respondent-session.ts';
import { isGroupFormOffered } from './api.ts';
import { GroupForm } from './group-form.tsx';

interface Props {
  readonly campaign: PublicScreeningCampaign;
  readonly session: RespondentSession;
}

/** What a candidate may do to help examine the questionnaire. Without an answer of the server nothing is offered. */
export const Volunteering = ({ campaign, session }: Props) => {
  const [offer] = useState(() => isGroupFormOffered(session).catch(() => false));
  return use(offer) && <GroupForm session={session} organization={campaign.organization.name} />;
};
