import {
  LANGUAGES,
  PAGE_FIGURES,
  PAGE_LIMITS,
  type PageDraft,
  type PublishedPage,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Checkbox, Stack, Textarea } from '@mantine/core';
import { localizedText } from '../../../../shared/language/localized-text.ts';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';
import { Card } from '../../../shared/ui/page/card.tsx';
import { ActionChoice } from './action-choice.tsx';
import styles from './published-page.module.css';

interface Props {
  readonly draft: PageDraft;
  readonly choices: PublishedPage['choices'];
  readonly disabled: boolean;
  readonly onChange: (draft: PageDraft) => void;
}

/** One text in both languages. */
const OwnText = ({
  name,
  draft,
  disabled,
  onChange,
}: Props & { readonly name: 'heard' | 'next' }) => {
  const t = useMessages(backoffice.profilingResults).published.own;
  return (
    <div className={styles.texts}>
      {LANGUAGES.map((language) => (
        <Textarea
          key={language}
          label={t.label(t[name], t.languages[language])}
          lang={language}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={PAGE_LIMITS.textMax}
          readOnly={disabled}
          value={draft[name][language]}
          onChange={(event) =>
            onChange({
              ...draft,
              [name]: { ...draft[name], [language]: event.currentTarget.value },
            })
          }
        />
      ))}
    </div>
  );
};

const UnitChoice = ({ draft, choices, disabled, onChange }: Props) => {
  const t = useMessages(backoffice.profilingResults);
  const { language } = useLanguage();
  const hidden = choices.units.filter(({ served }) => !served);
  return (
    <Card title={t.published.units.title} description={t.published.units.explanation}>
      <Checkbox.Group
        aria-label={t.published.units.title}
        value={draft.unitIds}
        onChange={(unitIds) => onChange({ ...draft, unitIds })}
      >
        <Stack gap="xs">
          {choices.units.map(({ id, name, served }) => (
            <Checkbox
              key={id}
              value={id}
              label={localizedText(name, language)}
              description={served ? undefined : t.filters.closed}
              disabled={disabled || (!served && !draft.unitIds.includes(id))}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {hidden.length > 0 && <p className={styles.note}>{t.published.units.hidden}</p>}
    </Card>
  );
};

/** What is written and what is shown. */
export const PageFields = (props: Props) => {
  const { draft, choices, disabled, onChange } = props;
  const t = useMessages(backoffice.profilingResults).published;
  const dates = useDates();
  const { earlier, results } = choices;
  // What there is to compare with is known once there are results.
  const canCompare = earlier !== null || !results;
  const sinceLabel = (): string => {
    if (earlier) return t.since.label(earlier.name, dates.longDate(earlier.takenAt));
    return results ? t.since.none : t.since.later;
  };
  return (
    <>
      <Card title={t.own.title} description={t.own.explanation}>
        <OwnText {...props} name="heard" />
        <OwnText {...props} name="next" />
      </Card>
      <Card title={t.figures.title} description={t.figures.explanation}>
        <Checkbox.Group
          aria-label={t.figures.title}
          value={draft.figures}
          onChange={(chosen) =>
            onChange({
              ...draft,
              figures: PAGE_FIGURES.filter((figure) => chosen.includes(figure)),
            })
          }
        >
          <Stack gap="xs">
            {PAGE_FIGURES.map((figure) => (
              <Checkbox
                key={figure}
                value={figure}
                label={t.figures.names[figure]}
                disabled={disabled}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Checkbox
          mt="xs"
          label={sinceLabel()}
          checked={draft.since && canCompare}
          disabled={disabled || !canCompare}
          onChange={(event) => onChange({ ...draft, since: event.currentTarget.checked })}
        />
      </Card>
      {choices.results && choices.units.length > 0 && <UnitChoice {...props} />}
      <ActionChoice
        actions={choices.actions}
        chosen={draft.actionIds}
        disabled={disabled}
        onChange={(actionIds) => onChange({ ...draft, actionIds })}
      />
    </>
  );
};
