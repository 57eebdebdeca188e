import type { PublicOrganization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../language/use-messages.ts';

export const PreviewQuestionnaire = ({
  organization,
}: {
  readonly organization: PublicOrganization;
}) => {
  const t = useMessages(backoffice.organization).preview;
  return (
    <div className="preview-questionnaire">
      <div className="preview-band">{organization.name}</div>
      <div className="preview-progress">
        <span />
      </div>
      <div className="preview-question">
        <p>{t.question}</p>
        <span className="preview-answer" data-chosen>
          {t.answers.one}
        </span>
        <span className="preview-answer">{t.answers.two}</span>
        <span className="preview-button">{t.next}</span>
      </div>
    </div>
  );
};
