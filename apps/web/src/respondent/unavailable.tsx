import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../language/use-messages.ts';
import { Heading } from './heading.tsx';
import { RightsLink } from './rights/rights-link.tsx';
import { parsePlace } from './route.ts';

interface Props {
  /** Closed half-way: what was saved is not lost. */
  readonly kept?: boolean;
  /** Of the campaign, where it is known. */
  readonly contactEmail?: string | null;
}

/** A closed door does not take anybody's rights away. */
const OwnDataLink = () => {
  const t = useMessages(respondent.entry);
  const place = parsePlace(location.pathname);
  if (place?.kind !== 'questionnaire' || place.module !== 'screening') return null;
  return (
    <p>
      <RightsLink {...place}>{t.unavailable.ownData}</RightsLink>
    </p>
  );
};

/** The campaign is closed, or the link leads nowhere (spec, sections 4 and 8). */
export const Unavailable = ({ kept = false, contactEmail = null }: Props) => {
  const t = useMessages(respondent.entry);
  return (
    <div className="notice">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" className="notice-icon">
        <circle cx="24" cy="24" r="20" />
        <path d="M24 14v12M24 33v.5" />
      </svg>
      <Heading>{t.unavailable.title}</Heading>
      <p>{t.unavailable.explanation}</p>
      {kept && <p>{t.unavailable.kept}</p>}
      {contactEmail !== null && (
        <p>
          <a className="link" href={`mailto:${contactEmail}`}>
            {t.unavailable.write(contactEmail)}
          </a>
        </p>
      )}
      <OwnDataLink />
    </div>
  );
};
