/** A link to an e-mail address; any other text as it is. */
export const ContactText = ({
  contact,
  otherwise,
}: {
  readonly contact: string | null;
  readonly otherwise: string;
}) => {
  if (contact === null) return otherwise;
  return /^[^\s@]+@[^\s@]+$/.test(contact) ? <a href={`mailto:${contact}`}>{contact}</a> : contact;
};
