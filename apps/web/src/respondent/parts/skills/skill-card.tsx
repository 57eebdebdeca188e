import type { SkillDraft } from '@cadran/contract';
import { SKILL_LEVELS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { SKILL_LEVEL_TEXTS } from '@cadran/instruments/reference/levels';
import { useId } from 'react';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { parseNumber } from '../../fields/parse-number.ts';
import { Scale } from '../../fields/scale.tsx';

interface Props {
  readonly skill: SkillDraft;
  readonly onChange: (skill: SkillDraft) => void;
  /** For a skill of one's own. */
  readonly onRemove?: () => void;
}

/** Level 0 to 5, then years and present use of what one knows. */
export const SkillCard = ({ skill, onChange, onRemove }: Props) => {
  const t = useMessages(respondent.facts).skills;
  const { picker } = useMessages(respondent.engine);
  const { language } = useLanguage();
  const years = useId();
  const steps = SKILL_LEVELS.map((value) => ({
    value,
    label: SKILL_LEVEL_TEXTS[value].name[language],
    anchor: true,
  }));
  const chosen = SKILL_LEVELS.find((level) => level === skill.level);
  return (
    <div className="card">
      <Scale
        item={skill.name}
        legend={skill.name}
        steps={steps}
        value={skill.level}
        onChange={(level) =>
          onChange(
            level === 0
              ? { ...skill, level, years: 0, currentUse: false }
              : { ...skill, level, years: skill.level === 0 ? null : skill.years },
          )
        }
      />
      {chosen !== undefined && (
        <p className="field-hint">{SKILL_LEVEL_TEXTS[chosen].description[language]}</p>
      )}
      {chosen !== undefined && chosen > 0 && (
        <div className="card-row">
          <span className="with-unit">
            <label htmlFor={years}>
              {t.years} <span className="visually-hidden">({skill.name})</span>
            </label>
            <input
              id={years}
              className="input tiny"
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={skill.years ?? ''}
              onChange={(event) => {
                const number = parseNumber(event.currentTarget.value);
                onChange({ ...skill, years: number === null ? null : Math.round(number) });
              }}
            />
          </span>
          <label className="consent">
            <input
              type="checkbox"
              checked={skill.currentUse}
              onChange={(event) => onChange({ ...skill, currentUse: event.currentTarget.checked })}
            />
            <span>
              {t.currentUse} <span className="visually-hidden">({skill.name})</span>
            </span>
          </label>
        </div>
      )}
      {onRemove && (
        <button type="button" className="link" onClick={onRemove}>
          {picker.remove(skill.name)}
        </button>
      )}
    </div>
  );
};
