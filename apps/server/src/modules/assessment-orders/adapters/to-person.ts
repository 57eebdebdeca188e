/** All three systems name people alike. */
export const toPerson = ({
  first_name,
  last_name,
  email,
}: Readonly<Record<'first_name' | 'last_name' | 'email', string>>) => ({
  firstName: first_name,
  lastName: last_name,
  email,
});

/** The last part of a return address, which Greenhouse and Workable make anew for each order. */
export const lastSegment = (url: string): string =>
  url.split(/[?#]/)[0]?.split('/').findLast(Boolean)?.slice(0, 200) ?? url;
