export { type DeckBranding, writeDeck } from './write-deck.ts';
