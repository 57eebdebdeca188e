import { plainLetters } from './plain-letters.ts';

/** Of the reference list; everything else is a job title as it was typed. */
export const isProfessionCode = (profession: string): boolean => /^\d{1,4}$/u.test(profession);

/** "(H/F)" and the like say nothing about the job. */
const FOR_ALL = /\(?\b[hfmx]\s*\/\s*[hfmwx](?:\s*\/\s*[dx])?\b\)?/giu;

const singular = (word: string): string =>
  word.length > 3 ? word.replace(/aux$/u, 'al').replace(/[sx]$/u, '') : word;

/** Words without case, accents, hyphens or plural: what a search and a comparison look at. */
export const searchKey = (text: string): string =>
  plainLetters(text.replaceAll(FOR_ALL, ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular)
    .join(' ');

/** Two titles with the same key are one: "Chefs de projet (H/F)" and "chef de projet". */
export const professionKey = (profession: string): string => searchKey(profession) || profession;

/** The key of a skill ignores case, spaces and how accents are encoded. */
export const skillKey = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
