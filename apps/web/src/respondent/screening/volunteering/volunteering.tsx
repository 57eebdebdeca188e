import type { PublicScreeningCampaign, RetestStateAnswer } from '@cadran/contract';
import { use, useState } from 'react';
import type { RespondentSession } from '../../engine/session/respondent-session.ts';
import { isGroupFormOffered, readRetest } from './api.ts';
import { GroupForm } from './group-form.tsx';
import { RetestOffer } from './retest-offer.tsx';

interface Props {
  readonly campaign: PublicScreeningCampaign;
  readonly session: RespondentSession;
}

const NO_RETEST: RetestStateAnswer = { state: 'none', email: null, dueAt: null };

/** What a candidate may do to help examine the questionnaire. Without an answer of the server nothing is offered. */
export const Volunteering = ({ campaign, session }: Props) => {
  const [offers] = useState(() =>
    Promise.all([
      isGroupFormOffered(session).catch(() => false),
      readRetest(session).catch(() => NO_RETEST),
    ]),
  );
  const [groupForm, retest] = use(offers);
  return (
    <>
      {groupForm && <GroupForm session={session} organization={campaign.organization.name} />}
      {retest.state !== 'none' && <RetestOffer session={session} first={retest} />}
    </>
  );
};
