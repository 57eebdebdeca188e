import { backoffice } from '@cadran/i18n/backoffice';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { BringBackButton } from '../../shared/first-day/bring-back-button.tsx';
import { Page } from '../../shared/ui/page/page.tsx';
import { type GuideName, GUIDES, guideTexts } from './guides/guides.ts';
import styles from './help-page.module.css';

interface CardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

const HelpCard = ({ to, title, text }: CardProps) => (
  <li>
    <Link to={to}>
      <strong>{title}</strong>
      <span>{text}</span>
    </Link>
  </li>
);

const GuideCard = ({ name }: { readonly name: GuideName }) => {
  const { title, summary } = useMessages(guideTexts(name));
  return <HelpCard to={`/help/${name}`} title={title} text={summary} />;
};

export const HelpPage = () => {
  const t = useMessages(backoffice.help);
  const scores = useMessages(backoffice.scores);
  const { places } = useMessages(backoffice.navigation);
  const { language } = useLanguage();
  // Starts loading all guides at once; each card would wait for the one before.
  for (const name of GUIDES) void guideTexts(name).load(language);
  return (
    <Page title={places.help} introduction={t.introduction} actions={<BringBackButton />}>
      <section className={styles.helpCards} aria-labelledby="help-guides">
        <h2 id="help-guides">{t.guides}</h2>
        <ul>
          {GUIDES.map((name) => (
            <GuideCard key={name} name={name} />
          ))}
        </ul>
      </section>
      <section className={styles.helpCards} aria-labelledby="help-science">
        <h2 id="help-science">{t.science}</h2>
        <ul>
          <HelpCard to="/help/scores" title={scores.title} text={scores.introduction} />
          <HelpCard to="/help/glossary" title={t.glossary.title} text={t.glossary.introduction} />
        </ul>
      </section>
    </Page>
  );
};
