import type { Deck } from '@cadran/reports';
import type { ReportBranding } from '../../../reports/index.ts';

/** A generator, so that writing starts after the request's transaction has ended. */
export const writeSlides = async function* (
  { organization, logo }: ReportBranding,
  deck: Deck,
  now: Date,
): AsyncGenerator<Uint8Array> {
  // Loaded when asked for: few instances ever write one.
  const { writeDeck } = await import('@cadran/slides');
  yield writeDeck(
    deck,
    {
      organization: organization.name,
      theme: organization.theme,
      logo: logo && new Uint8Array(logo),
    },
    now,
  );
};
