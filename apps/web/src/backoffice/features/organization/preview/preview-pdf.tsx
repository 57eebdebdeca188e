import type { PublicOrganization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { Brand } from '../../../../shared/brand/brand.tsx';
import styles from './brand-preview.module.css';

const BARS = [82, 64, 47] as const;

export const PreviewPdf = ({ organization }: { readonly organization: PublicOrganization }) => {
  const t = useMessages(backoffice.organization).preview;
  return (
    <div className={styles.previewPdf}>
      <div className={styles.previewBand}>
        <Brand organization={organization} small />
      </div>
      <div className={styles.previewPdfBody}>
        <p className={styles.previewPdfTitle}>{t.report}</p>
        <p className={styles.previewPdfSubtitle}>{t.reportSection}</p>
        <svg viewBox="0 0 100 26" aria-hidden>
          {BARS.map((width, index) => (
            <g key={width}>
              <rect
                y={index * 10}
                width="100"
                height="5"
                rx="2.5"
                className={styles.previewBarGround}
              />
              <rect
                y={index * 10}
                width={width}
                height="5"
                rx="2.5"
                className={styles.previewBar}
              />
            </g>
          ))}
        </svg>
      </div>
      <div className={`${styles.previewBand} ${styles.previewPdfFoot}`}>
        <span>{organization.name}</span>
        <span>{t.pageOf}</span>
      </div>
    </div>
  );
};
