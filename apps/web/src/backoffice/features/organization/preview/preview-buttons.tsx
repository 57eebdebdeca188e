import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../language/use-messages.ts';

const MESSAGES = ['success', 'info', 'warning', 'danger'] as const;

/** They do nothing: they only wear the colours. */
export const PreviewButtons = () => {
  const t = useMessages(backoffice.organization).preview;
  return (
    <div className="preview-buttons">
      <span className="preview-button">{t.primary}</span>
      <span className="preview-button" data-kind="secondary">
        {t.secondary}
      </span>
      <span className="preview-link">{t.link}</span>
      <div className="preview-badges">
        {MESSAGES.map((message) => (
          <span key={message} className="preview-badge" data-message={message}>
            {t.messages[message]}
          </span>
        ))}
      </div>
    </div>
  );
};
