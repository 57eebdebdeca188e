import type { PublicOrganization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../language/use-messages.ts';
import { Brand } from '../../../shared/ui/brand.tsx';

const BARS = [82, 64, 47] as const;

export const PreviewPdf = ({ organization }: { readonly organization: PublicOrganization }) => {
  const t = useMessages(backoffice.organization).preview;
  return (
    <div className="preview-pdf">
      <div className="preview-band">
        <Brand organization={organization} />
      </div>
      <div className="preview-pdf-body">
        <p className="preview-pdf-title">{t.report}</p>
        <p className="preview-pdf-subtitle">{t.reportSection}</p>
        <svg viewBox="0 0 100 26" aria-hidden>
          {BARS.map((width, index) => (
            <g key={width}>
              <rect y={index * 10} width="100" height="5" rx="2.5" className="preview-bar-ground" />
              <rect y={index * 10} width={width} height="5" rx="2.5" className="preview-bar" />
            </g>
          ))}
        </svg>
      </div>
      <div className="preview-band preview-pdf-foot">
        <span>{organization.name}</span>
        <span>{t.pageOf}</span>
      </div>
    </div>
  );
};
