/** As queries read a page: unbreakable spaces are spaces. */
export const spoken = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
