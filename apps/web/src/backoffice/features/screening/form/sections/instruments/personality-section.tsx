import { type Domain, DOMAINS, FACETS_OF, type Trait } from '@cadran/contract';
import { formatList } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { TRAIT_DESCRIPTIONS } from '@cadran/instruments';
import { personalityTargetNotes } from '@cadran/scoring';
import { DOMAIN_COLORS } from '@cadran/theme';
import { useState } from 'react';
import { TermNames } from '../../../../../../shared/glossary/term-names.tsx';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import type { Interval, TargetDrafts } from '../../values/campaign-values.ts';
import { useFieldError } from '../../../../../shared/campaign-form/form-context.ts';
import { useIsUnset, useTarget } from '../../use-target.ts';
import { ProfileSection } from '../../parts/profile-section.tsx';
import { DomainSlider, FacetSlider } from '../../parts/trait-slider.tsx';
import { Warning } from '../../../../../shared/campaign-form/fields/warning.tsx';
import { FormError, FormNote } from '../../../../../shared/campaign-form/layout/form-layout.tsx';
import styles from './personality-section.module.css';

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
    <article className={styles.personalityDomain}>
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

/** What is wrong with the target, as far as it can be told before anybody answers. */
const TargetNotes = ({ target }: { readonly target: TargetDrafts['personality'] }) => {
  const t = useMessages(backoffice.screeningForm).personality;
  const { language } = useLanguage();
  const { lenient, unscorable, saysNothing, byFacets } = personalityTargetNotes(target);
  const named = (traits: readonly Trait[]): string =>
    formatList(
      traits.map((trait) => TRAIT_DESCRIPTIONS[trait].name[language]),
      language,
    );
  return (
    <>
      {unscorable && (
        <Warning title={t.unscorable.title} term="lenientTarget">
          {saysNothing.length > 0
            ? `${t.unscorable.explanation} ${t.unscorable.traits(named(saysNothing))}`
            : t.unscorable.explanation}
        </Warning>
      )}
      {lenient && !unscorable && (
        <Warning title={t.lenient.title} term="lenientTarget">
          {t.lenient.explanation}
        </Warning>
      )}
      {byFacets.length > 0 && (
        <Warning title={t.byFacets.title}>{t.byFacets.explanation(named(byFacets))}</Warning>
      )}
    </>
  );
};

/** Five domains with their intervals drawn as positions, thirty facets beneath them. */
export const PersonalitySection = () => {
  const t = useMessages(backoffice.screeningForm).personality;
  const errorOf = useFieldError();
  const [target, setTarget] = useTarget('personality');
  const unset = useIsUnset('personality');
  const change = (trait: Trait, interval: Interval | undefined): void => {
    const { [trait]: _before, ...others } = target;
    setTarget(interval ? { ...others, [trait]: interval } : others);
  };
  return (
    <ProfileSection section="personality">
      <div className={styles.personality}>
        <FormNote>{t.hint}</FormNote>
        <TermNames terms={['tScore', 'position', 'interval', 'norms']} />
        <FormError role="alert">
          {errorOf('profile.personality.target', { min_items: t.chooseOne })}
        </FormError>
        {!unset && <TargetNotes target={target} />}
        {DOMAINS.map((domain) => (
          <DomainCard key={domain} domain={domain} target={target} onChange={change} />
        ))}
        <FormNote>{t.norms}</FormNote>
      </div>
    </ProfileSection>
  );
};
