import { type Domain, DOMAINS, FACETS_OF, type Trait } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { TRAIT_DESCRIPTIONS } from '@cadran/instruments';
import { lenientTarget } from '@cadran/scoring';
import { DOMAIN_COLORS } from '@cadran/theme';
import { useState } from 'react';
import { TermNames } from '../../../../../glossary/term-names.tsx';
import { useLanguage } from '../../../../../language/language-context.tsx';
import { useMessages } from '../../../../../language/use-messages.ts';
import type { Interval, TargetDrafts } from '../campaign-values.ts';
import { useFieldError } from '../../../../shared/campaign-form/form-context.ts';
import { useTarget } from '../use-target.ts';
import { ProfileSection } from '../parts/profile-section.tsx';
import { DomainSlider, FacetSlider } from '../parts/trait-slider.tsx';
import { Warning } from '../../../../shared/campaign-form/warning.tsx';
import './personality-section.css';

interface DomainProps {
  readonly domain: Domain;
  readonly target: TargetDrafts['personality'];
  readonly onChange: (trait: Trait, interval: Interval | undefined) => void;
}

const DomainCard = ({ domain, target, onChange }: DomainProps) => {
  const t = useMessages(backoffice.screeningForm).personality;
  const { language } = useLanguage();
  const { name, description } = TRAIT_DESCRIPTIONS[domain];
  const color = DOMAIN_COLORS[domain];
  const facets = FACETS_OF[domain];
  const required = facets.filter((facet) => target[facet] !== undefined).length;
  // As it is when one comes here; afterwards it is the reader's to fold.
  const [unfolded] = useState(required > 0);
  return (
    <article className="personality-domain">
      <div>
        <h3>{name[language]}</h3>
        <p>{description[language]}</p>
      </div>
      <DomainSlider
        trait={domain}
        interval={target[domain]}
        color={color}
        onChange={(interval) => onChange(domain, interval)}
      />
      <details open={unfolded}>
        <summary>{t.facets(required, facets.length)}</summary>
        {facets.map((facet) => (
          <FacetSlider
            key={facet}
            trait={facet}
            interval={target[facet]}
            color={color}
            onChange={(interval) => onChange(facet, interval)}
          />
        ))}
      </details>
    </article>
  );
};

/** Five domains with their intervals over the reference distribution, thirty facets beneath them. */
export const PersonalitySection = () => {
  const t = useMessages(backoffice.screeningForm).personality;
  const errorOf = useFieldError();
  const [target, setTarget] = useTarget('personality');
  const change = (trait: Trait, interval: Interval | undefined): void => {
    const { [trait]: _before, ...others } = target;
    setTarget(interval ? { ...others, [trait]: interval } : others);
  };
  return (
    <ProfileSection section="personality">
      <div className="personality">
        <p className="campaign-note">{t.hint}</p>
        <TermNames terms={['tScore', 'interval', 'margin', 'norms']} />
        <p className="campaign-error" role="alert">
          {errorOf('profile.personality.target', { min_items: t.chooseOne })}
        </p>
        {lenientTarget(target) && (
          <Warning title={t.lenient.title} term="lenientTarget">
            {t.lenient.explanation}
          </Warning>
        )}
        {DOMAINS.map((domain) => (
          <DomainCard key={domain} domain={domain} target={target} onChange={change} />
        ))}
        <p className="campaign-note">{t.norms}</p>
      </div>
    </ProfileSection>
  );
};
