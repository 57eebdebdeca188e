const NAME = 'invitation';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Removed from the address, which people share; kept for the start, which marks the invitation as opened. */
export const takeInvitation = (keep: (id: string) => unknown): void => {
  const search = new URLSearchParams(location.search);
  const id = search.get(NAME);
  if (id === null) return;
  if (UUID.test(id)) keep(id.toLowerCase());
  search.delete(NAME);
  const rest = search.size > 0 ? `?${search}` : '';
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
};
