import { respondent } from '@cadran/i18n/respondent';
import { Component, type ReactNode } from 'react';
import { useMessages } from '../language/use-messages.ts';
import { CallError } from './api.ts';
import { Heading } from './heading.tsx';
import { Unavailable } from './unavailable.tsx';

const LEADS_NOWHERE: ReadonlySet<string> = new Set([
  'campaign_closed',
  'not_found',
  'invalid_input',
]);

const Failure = ({ error }: { readonly error: unknown }) => {
  const t = useMessages(respondent.entry);
  if (error instanceof CallError && LEADS_NOWHERE.has(error.code)) return <Unavailable />;
  return (
    <div className="notice" role="alert">
      <Heading>{t.failure.title}</Heading>
      <p>{t.failure.explanation}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {t.retry}
      </button>
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
