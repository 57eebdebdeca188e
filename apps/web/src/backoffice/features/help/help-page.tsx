import { backoffice } from '@cadran/i18n/backoffice';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { Page } from '../../shared/ui/page.tsx';
import { type GuideName, GUIDES } from './guide-names.ts';
import { guideOf } from './guide-pages.ts';
import './help-page.css';

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
  const { title, summary } = useMessages(guideOf(name));
  return <HelpCard to={`/help/${name}`} title={title} text={summary} />;
};

export const HelpPage = () => {
  const t = useMessages(backoffice.help);
  const scores = useMessages(backoffice.scores);
  const { places } = useMessages(backoffice.navigation);
  const { language } = useLanguage();
  // Asked for together, shown one after the other.
  for (const name of GUIDES) void guideOf(name).load(language);
  return (
    <Page title={places.help} introduction={t.introduction}>
      <section className="help-cards" aria-labelledby="help-guides">
        <h2 id="help-guides">{t.guides}</h2>
        <ul>
          {GUIDES.map((name) => (
            <GuideCard key={name} name={name} />
          ))}
        </ul>
      </section>
      <section className="help-cards" aria-labelledby="help-science">
        <h2 id="help-science">{t.science}</h2>
        <ul>
          <HelpCard to="/help/scores" title={scores.title} text={scores.introduction} />
          <HelpCard to="/help/glossary" title={t.glossary.title} text={t.glossary.introduction} />
        </ul>
      </section>
    </Page>
  );
};
