import { plainLetters } from '@cadran/contract';

/** As people type when they search: small plain letters, one blank between words, whatever stood there. */
export const foldText = (text: string): string =>
  plainLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
