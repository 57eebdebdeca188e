import type { PublicOrganization, Theme } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { type ColorScheme, themeTokens } from '@cadran/theme';
import { Title, useComputedColorScheme } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { PreviewButtons } from './preview-buttons.tsx';
import { PreviewHeader } from './preview-header.tsx';
import { PreviewPdf } from './preview-pdf.tsx';
import { PreviewQuestionnaire } from './preview-questionnaire.tsx';
import styles from './brand-preview.module.css';

interface Props {
  readonly theme: Theme;
  readonly organization: PublicOrganization;
}

const Sample = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <figure>
    <figcaption>{name}</figcaption>
    {children}
  </figure>
);

/** The tokens as a style: for what lies within, instead of the page's. */
const tokenStyle = (theme: Theme, scheme: ColorScheme): CSSProperties & Record<string, string> => ({
  ...themeTokens(theme, scheme),
});

export const BrandPreview = ({ theme, organization }: Props) => {
  const t = useMessages(backoffice.organization).preview;
  const scheme = useComputedColorScheme('light');
  return (
    <section className={styles.brandPreview} style={tokenStyle(theme, scheme)}>
      <Title order={2}>{t.title}</Title>
      <Sample name={t.header}>
        <PreviewHeader organization={organization} />
      </Sample>
      <Sample name={t.buttons}>
        <PreviewButtons />
      </Sample>
      <Sample name={t.questionnaire}>
        <PreviewQuestionnaire organization={organization} />
      </Sample>
      <Sample name={t.pdf}>
        <div style={tokenStyle(theme, 'light')}>
          <PreviewPdf organization={organization} />
        </div>
      </Sample>
    </section>
  );
};
