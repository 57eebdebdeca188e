import { dirname, join } from 'node:path/posix';

/** The pages of a repository. */
export interface Pages {
  readonly exists: (path: string) => boolean;
  readonly headings: (path: string) => readonly string[];
}

const withoutCode = (page: string): string => page.replaceAll(/^```[\s\S]*?^```/gmu, '');

export const headingsOf = (page: string): string[] =>
  [...withoutCode(page).matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => heading.trim());

/** The address of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** A page, and what is named of it: `page.md#heading`, `page.md, Heading` or `page.md (Heading)`. */
const CITATION =
  /(?<![\w/.*{}$-])((?:\.\.?\/)*[A-Za-z][\w/.-]*\.md)(?![\w'`]?\$)(?:#([\w-]+)|(?:, | \()([A-Z][\w -]*))?/gu;

/** A comment names a page from the root of the repository; a page may name its neighbours. */
const pathOf = (from: string, page: string, pages: Pages): string | undefined =>
  [page, join(dirname(from), page)].find((path) => pages.exists(path));

export const brokenCitations = (from: string, text: string, pages: Pages): string[] =>
  [...text.matchAll(CITATION)].flatMap(([whole, page = '', anchor, heading]) => {
    const path = pathOf(from, page, pages);
    if (path === undefined) return [page];
    const headings = pages.headings(path);
    if (anchor !== undefined)
      return headings.some((one) => anchorOf(one) === anchor) ? [] : [whole];
    if (heading === undefined) return [];
    return headings.some((one) => heading.startsWith(one)) ? [] : [whole];
  });

const LINK = /\]\(([^)\s]+)\)/gu;

export const brokenLinks = (from: string, text: string, pages: Pages): string[] =>
  [...withoutCode(text).matchAll(LINK)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/u.test(link)) return [];
    const [page = '', anchor] = link.split('#');
    const path = page === '' ? from : join(dirname(from), page);
    if (page !== '' && !pages.exists(path)) return [link];
    if (anchor === undefined) return [];
    return pages.headings(path).some((heading) => anchorOf(heading) === anchor) ? [] : [link];
  });
