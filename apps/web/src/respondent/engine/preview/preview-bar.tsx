import { preview } from '@cadran/i18n/preview';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import type { QuestionnaireRoute } from '../../routing/route.ts';
import { navigateTo } from '../../routing/use-route.ts';
import { LinkButton } from '../../ui/button.tsx';
import { conclusionPart, NOTICE_PART, type Step, START_PART } from '../steps/steps.ts';
import styles from './preview-bar.module.css';

type Steps = readonly Step<{ readonly Title: ComponentType }>[];

interface Props {
  readonly route: QuestionnaireRoute;
  readonly loadSteps: () => Promise<Steps>;
}

interface Place {
  readonly name: ReactNode;
  readonly part: number;
  readonly page?: number;
}

/** From here the list is open from the first: there is room for it. */
const isWide = (): boolean => matchMedia('(width >= 768px)').matches;

/** Says that this is a preview, and leads to any part of it. */
export const PreviewBar = ({ route, loadSteps }: Props) => {
  const t = useMessages(preview);
  const [load] = useState(() => loadSteps);
  const [steps, setSteps] = useState<Steps>([]);
  useEffect(() => {
    // That the parts do not come is said where they are shown.
    load().then(setSteps, () => undefined);
  }, [load]);
  const end = conclusionPart(steps);
  const places: readonly Place[] = [
    { name: t.start, part: START_PART },
    ...steps
      .filter(({ page }) => page === 0)
      .map(({ declared, part }) => ({ name: <declared.Title />, part })),
    { name: t.summary, part: end },
    { name: t.thanks, part: end, page: 1 },
  ];
  const isHere = ({ part, page = 0 }: Place): boolean => {
    if (part === end) return route.part === end && route.page === page;
    return part === route.part || (part === START_PART && route.part === NOTICE_PART);
  };
  return (
    <aside className={styles.bar} aria-label={t.label}>
      <p>
        <strong>{t.label}</strong> {t.note}
      </p>
      {steps.length > 0 && (
        <details open={isWide()}>
          <summary>{t.parts}</summary>
          <ol>
            {places.map((place) => (
              <li key={`${place.part}/${place.page ?? 0}`}>
                <LinkButton
                  aria-current={isHere(place) ? 'step' : undefined}
                  onClick={(event) => {
                    const list = event.currentTarget.closest('details');
                    // On a phone it would hide the part that was asked for.
                    if (list) list.open = isWide();
                    navigateTo(route, place.part, place.page);
                  }}
                >
                  {place.name}
                </LinkButton>
              </li>
            ))}
          </ol>
        </details>
      )}
    </aside>
  );
};
