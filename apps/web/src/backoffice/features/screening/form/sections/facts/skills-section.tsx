import { CAMPAIGN_LIMITS, SKILL_LEVELS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { SKILL_LEVEL_TEXTS } from '@cadran/instruments/reference/levels';
import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import type { SkillDraft } from '../../values/campaign-values.ts';
import {
  useCampaignFields,
  useCampaignFormState,
  useFieldError,
  useFormList,
} from '../../../../../shared/campaign-form/form-context.ts';
import {
  AddRow,
  NoRows,
  RemoveRow,
  RowList,
} from '../../../../../shared/campaign-form/rows/row-list.tsx';
import { ProfileSection } from '../../parts/profile-section.tsx';
import styles from './rows.module.css';

const AT = 'profile.skills.target';

const SkillRow = ({
  skill,
  index,
  onChange,
  onRemove,
}: {
  readonly skill: SkillDraft;
  readonly index: number;
  readonly onChange: (change: Partial<SkillDraft>) => void;
  readonly onRemove: () => void;
}) => {
  const t = useMessages(backoffice.screeningForm).skills;
  const { language } = useLanguage();
  const { readOnly } = useCampaignFormState();
  const field = useCampaignFields();
  const path = `${AT}.${index}`;
  return (
    <li className={styles.skillRow}>
      <TextInput
        label={t.name}
        maxLength={CAMPAIGN_LIMITS.skillNameMax}
        required
        {...field(`${path}.name`)}
      />
      <Select
        label={t.level}
        data={SKILL_LEVELS.map((level) => ({
          value: String(level),
          label: `${level} – ${SKILL_LEVEL_TEXTS[level].name[language]}`,
        }))}
        value={String(skill.level)}
        onChange={(level) => onChange({ level: Number(level) })}
        allowDeselect={false}
        disabled={readOnly}
      />
      <NumberInput
        label={t.years}
        min={0}
        max={CAMPAIGN_LIMITS.skillYearsMax}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        {...field(`${path}.years`)}
      />
      <div className={styles.skillUse}>
        <Checkbox label={t.currentUse} {...field(`${path}.currentUse`, {}, 'checkbox')} />
      </div>
      <RemoveRow
        besideFields
        label={t.remove(skill.name || t.unnamed(index + 1))}
        onRemove={onRemove}
      />
    </li>
  );
};

/** Name, level 0 to 5, years, current use (spec, section 3). */
export const SkillsSection = () => {
  const t = useMessages(backoffice.screeningForm).skills;
  const { form } = useCampaignFormState();
  const errorOf = useFieldError();
  const {
    items: skills,
    read,
    set: setSkills,
  } = useFormList<SkillDraft>(AT, ({ key, level }) => `${key}:${level}`);
  const add = (): void =>
    setSkills([
      ...read(),
      { key: crypto.randomUUID(), name: '', level: 3, years: 0, currentUse: false },
    ]);
  return (
    <ProfileSection section="skills">
      {skills.length === 0 ? (
        <NoRows words={t.none} error={errorOf(AT)} path={AT} />
      ) : (
        <RowList>
          {skills.map((skill, index) => (
            <SkillRow
              key={form.key(skill.key)}
              skill={skill}
              index={index}
              onChange={(change) =>
                setSkills(
                  read().map((other) =>
                    other.key === skill.key ? { ...other, ...change } : other,
                  ),
                )
              }
              onRemove={() => setSkills(read().filter((other) => other.key !== skill.key))}
            />
          ))}
        </RowList>
      )}
      <AddRow label={t.add} count={skills.length} max={CAMPAIGN_LIMITS.skills} onAdd={add} />
    </ProfileSection>
  );
};
