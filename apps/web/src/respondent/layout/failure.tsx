import { respondent } from '@cadran/i18n/respondent';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ApiError } from '../data/http-client.ts';
import { parseRoute } from '../routing/route.ts';
import { Heading } from './heading.tsx';
import { Loading } from './loading.tsx';
import { Unavailable } from './unavailable.tsx';
import { Button } from '../ui/button.tsx';
import styles from '../ui/panel.module.css';

const UNAVAILABLE_CODES: ReadonlySet<string> = new Set([
  'campaign_closed',
  'not_found',
  'invalid_input',
]);

/** Few audits are read after they have closed: no part of the first load. */
const PublishedPage = lazy(async () => ({
  default: (await import('../published/published-page.tsx')).PublishedPage,
}));

const Closed = () => {
  const route = parseRoute(location.pathname);
  const unavailable = <Unavailable closed />;
  if (route?.kind !== 'questionnaire' || route.module !== 'profiling') return unavailable;
  return (
    <Suspense fallback={<Loading />}>
      <PublishedPage campaignId={route.campaignId} otherwise={unavailable} />
    </Suspense>
  );
};

const Failure = ({ error }: { readonly error: unknown }) => {
  const t = useMessages(respondent.entry);
  if (error instanceof ApiError && UNAVAILABLE_CODES.has(error.code))
    return error.code === 'campaign_closed' ? <Closed /> : <Unavailable />;
  return (
    <div className={styles.notice} role="alert">
      <Heading>{t.failure.title}</Heading>
      <p>{t.failure.explanation}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t.retry}
      </Button>
    </div>
  );
};

interface Props {
  readonly children: ReactNode;
}

/** A call or a script that failed to come offers to try again; a closed campaign says so. */
export class FailureBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <Failure error={this.state.error} />;
  }
}
