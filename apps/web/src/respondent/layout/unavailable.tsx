import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Heading } from './heading.tsx';
import { PrivacyLink } from '../privacy/privacy-link.tsx';
import { parseRoute } from '../routing/route.ts';
import { TextLink } from '../ui/button.tsx';
import styles from '../ui/panel.module.css';

interface Props {
  /** Only a campaign that is known to be closed is said to be. */
  readonly closed?: boolean;
  /** Closed before completion: saved answers are kept. */
  readonly kept?: boolean;
  /** The campaign's contact address, if known. */
  readonly contactEmail?: string | null;
}

/** Closed campaigns too: the rights to one's data remain. */
const OwnDataLink = () => {
  const t = useMessages(respondent.entry);
  const route = parseRoute(location.pathname);
  if (route?.kind !== 'questionnaire' || route.module !== 'screening') return null;
  return (
    <p>
      <PrivacyLink {...route}>{t.unavailable.ownData}</PrivacyLink>
    </p>
  );
};

/** The campaign is closed, or the link leads nowhere (spec, sections 4 and 8). */
export const Unavailable = ({ closed = false, kept = false, contactEmail = null }: Props) => {
  const t = useMessages(respondent.entry);
  return (
    <div className={styles.notice}>
      <svg
        viewBox="0 0 48 48"
        width="48"
        height="48"
        aria-hidden="true"
        className={styles.noticeIcon}
      >
        <circle cx="24" cy="24" r="20" />
        <path d="M24 14v12M24 33v.5" />
      </svg>
      <Heading>{t.unavailable.title}</Heading>
      <p>{closed ? t.unavailable.explanation : t.unavailable.unknown}</p>
      {kept && <p>{t.unavailable.kept}</p>}
      {contactEmail !== null && (
        <p>
          <TextLink href={`mailto:${contactEmail}`}>{t.unavailable.write(contactEmail)}</TextLink>
        </p>
      )}
      <OwnDataLink />
    </div>
  );
};
