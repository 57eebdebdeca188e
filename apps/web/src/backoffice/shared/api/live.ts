/** How often a page asks again to see people begin and mails leave; only while it is looked at. */
export const LIVE_MS = 5_000;
