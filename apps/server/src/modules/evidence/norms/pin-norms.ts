import { type BodyOf, type contract, LANGUAGES, type ResponseOf } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { invalid } from '../../../http/app-error.ts';
import { countOutdated, findPinnedNorms, savePinned } from '../queries/norms.ts';
import { type CampaignRow, logCampaignActivity } from '../../screening/index.ts';

type Pinned = ResponseOf<typeof contract.evidence.pinNorms>;

export const presentPinned = async (tx: Tx, campaign: CampaignRow): Promise<Pinned> => ({
  fr: campaign.norms.fr ?? null,
  en: campaign.norms.en ?? null,
  outdated: await countOutdated(tx, campaign),
});

/** Changes no score: recomputing is the next step, by somebody who asks for it. */
export const pinCampaignNorms = async (
  tx: Tx,
  actor: Member,
  campaign: CampaignRow,
  body: BodyOf<typeof contract.evidence.pinNorms>,
  now: Date,
): Promise<Pinned> => {
  const norms = Object.fromEntries(
    LANGUAGES.flatMap((language) => (body[language] ? [[language, body[language]]] : [])),
  );
  const found = await findPinnedNorms(tx, { norms });
  for (const language of LANGUAGES)
    if (body[language] && found[language]?.id !== body[language])
      throw invalid({ [language]: 'one_of' });
  await savePinned(tx, campaign, norms);
  await logCampaignActivity(tx, actor, 'pin_norms', campaign, now, {
    fr: found.fr?.name ?? '–',
    en: found.en?.name ?? '–',
  });
  return presentPinned(tx, { ...campaign, norms });
};
