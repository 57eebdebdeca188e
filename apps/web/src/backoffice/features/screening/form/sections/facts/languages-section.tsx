import { CAMPAIGN_LIMITS, LANGUAGE_LEVELS, type LanguageLevel } from '@cadran/contract';
import { LOCALES } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { LANGUAGE_CODES, languageLabel } from '@cadran/instruments/reference/languages';
import { LANGUAGE_LEVEL_TEXTS } from '@cadran/instruments/reference/levels';
import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import type { LanguageDraft } from '../../values/campaign-values.ts';
import {
  useCampaignFormState,
  useFieldError,
} from '../../../../../shared/campaign-form/form-context.ts';
import { useTarget } from '../../use-target.ts';
import {
  AddRow,
  NoRows,
  RemoveRow,
  RowList,
} from '../../../../../shared/campaign-form/rows/row-list.tsx';
import { ProfileSection } from '../../parts/profile-section.tsx';
import styles from './rows.module.css';

const AT = 'profile.languages.target';

/** Up to 6 languages, each with its level (spec, section 3). */
export const LanguagesSection = () => {
  const t = useMessages(backoffice.screeningForm).languagesSection;
  const { language } = useLanguage();
  const { readOnly } = useCampaignFormState();
  const errorOf = useFieldError();
  const [entries, setEntries] = useTarget('languages');
  const names = useMemo(
    () =>
      LANGUAGE_CODES.map((code) => ({
        value: code,
        label: languageLabel(code, language),
      })).toSorted((a, b) => a.label.localeCompare(b.label, LOCALES[language])),
    [language],
  );
  const change = (key: string, changed: Partial<LanguageDraft>): void =>
    setEntries(entries.map((entry) => (entry.key === key ? { ...entry, ...changed } : entry)));
  return (
    <ProfileSection section="languages">
      {entries.length === 0 ? (
        <NoRows words={t.none} error={errorOf(AT)} path={AT} />
      ) : (
        <RowList>
          {entries.map(({ key, language: code, level }, index) => {
            const taken = entries
              .filter((other) => other.key !== key)
              .map((other) => other.language);
            const path = `${AT}.${index}.language`;
            const name = names.find(({ value }) => value === code)?.label;
            return (
              <li key={key} className={styles.languageRow}>
                <Select
                  data-path={path}
                  label={t.language}
                  placeholder={t.choose}
                  data={names.filter(({ value }) => !taken.includes(value))}
                  value={code}
                  onChange={(chosen) => change(key, { language: chosen })}
                  searchable
                  required
                  allowDeselect={false}
                  disabled={readOnly}
                  error={errorOf(path) ?? errorOf(`${AT}.${index}`)}
                />
                <Select
                  label={t.level}
                  data={LANGUAGE_LEVELS.map((value) => ({
                    value,
                    label: LANGUAGE_LEVEL_TEXTS[value].name[language],
                  }))}
                  value={level}
                  onChange={(chosen) =>
                    change(key, {
                      level: LANGUAGE_LEVELS.find((value) => value === chosen) ?? level,
                    } satisfies { level: LanguageLevel })
                  }
                  allowDeselect={false}
                  disabled={readOnly}
                />
                <RemoveRow
                  besideFields
                  label={t.remove(name ?? t.unnamed(index + 1))}
                  onRemove={() => setEntries(entries.filter((entry) => entry.key !== key))}
                />
              </li>
            );
          })}
        </RowList>
      )}
      <AddRow
        label={t.add}
        count={entries.length}
        max={CAMPAIGN_LIMITS.languages}
        onAdd={() =>
          setEntries([...entries, { key: crypto.randomUUID(), language: null, level: 'b2' }])
        }
      />
    </ProfileSection>
  );
};
