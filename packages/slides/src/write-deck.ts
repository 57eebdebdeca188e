import type { Theme } from '@cadran/contract';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import type { Deck } from '@cadran/reports';
import { PAGE } from './layout/page.ts';
import { deckColors } from './pptx/brand.ts';
import { readLogo } from './pptx/logo.ts';
import { masterParts } from './pptx/master-parts.ts';
import { NOTES_MASTER } from './pptx/notes-parts.ts';
import { officePackage, type Part } from './pptx/office-package.ts';
import { propertyParts } from './pptx/property-parts.ts';
import { coverParts, slideParts } from './pptx/slide-parts.ts';
import { themePart } from './pptx/theme-part.ts';
import { emu, PRESENTATION_NAMESPACES, XML } from './pptx/xml.ts';

/** Name, colours and logo of an organisation. */
export interface DeckBranding {
  readonly organization: string;
  readonly theme: Theme;
  /** A PNG; null: none. */
  readonly logo: Uint8Array | null;
}

const FIRST_SLIDE_ID = 256;

const presentationPart = (slides: number): Part => ({
  path: 'ppt/presentation.xml',
  contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
  content: `${XML}<p:presentation ${PRESENTATION_NAMESPACES} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst><p:sldIdLst>${Array.from(
    { length: slides },
    (_, place) => `<p:sldId id="${FIRST_SLIDE_ID + place}" r:id="rId${place + 4}"/>`,
  ).join(
    '',
  )}</p:sldIdLst><p:sldSz cx="${emu(PAGE.width)}" cy="${emu(PAGE.height)}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
  relationships: [
    { kind: 'slideMaster', to: 'ppt/slideMasters/slideMaster1.xml' },
    { kind: 'notesMaster', to: NOTES_MASTER.path },
    { kind: 'theme', to: 'ppt/theme/theme1.xml' },
    ...Array.from({ length: slides }, (_, place) => ({
      kind: 'slide',
      to: `ppt/slides/slide${place + 1}.xml`,
    })),
  ],
});

/** A presentation as a PowerPoint file (ECMA-376), charts with their workbooks, notes on every page. */
export const writeDeck = (deck: Deck, branding: DeckBranding, created: Date): Uint8Array => {
  const { say, sure } = REPORT_WORDS[deck.language].slides;
  const headings = [say, sure];
  const logo = readLogo(branding.logo, branding.organization);
  const colors = deckColors(branding.theme);
  const presentation = presentationPart(deck.slides.length + 1);
  const properties = propertyParts(deck, branding.organization, created);
  return officePackage(
    [
      presentation,
      ...properties,
      themePart(1, branding.organization, colors),
      themePart(2, branding.organization, colors),
      ...masterParts(logo),
      NOTES_MASTER,
      ...(logo ? [{ path: 'ppt/media/logo.png', content: logo.content }] : []),
      ...coverParts(deck, headings),
      ...deck.slides.flatMap((slide, place) => slideParts(slide, place + 2, deck, headings)),
    ],
    [
      { kind: 'officeDocument', to: presentation.path },
      { kind: 'core-properties', to: 'docProps/core.xml' },
      { kind: 'extended-properties', to: 'docProps/app.xml' },
    ],
  );
};
