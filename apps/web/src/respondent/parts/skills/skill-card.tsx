import type { SkillDraft } from '@cadran/contract';
import { SKILL_LEVELS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { yearsOf } from '@cadran/instruments/parts/facts/skills';
import { SKILL_LEVEL_TEXTS } from '@cadran/instruments/reference/levels';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { Scale } from '../../fields/choice/scale/scale.tsx';
import { levelSteps } from './level-steps.ts';
import { LinkButton } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../../shared/visually-hidden.tsx';
import checkboxStyles from '../../fields/checkbox.module.css';
import fieldStyles from '../../fields/field.module.css';
import skillsStyles from './skills.module.css';

interface Props {
  readonly skill: SkillDraft;
  readonly onChange: (skill: SkillDraft) => void;
  /** For a skill of one's own. */
  readonly onRemove?: () => void;
}

/** Level 0 to 5, with years and present use unless it is not known at all. */
export const SkillCard = ({ skill, onChange, onRemove }: Props) => {
  const t = useMessages(respondent.facts).skills;
  const { picker } = useMessages(respondent.engine);
  const { language } = useLanguage();
  const chosen = SKILL_LEVELS.find((level) => level === skill.level);
  return (
    <div className={skillsStyles.card} data-testid="skill-card">
      <Scale
        item={skill.name}
        legend={skill.name}
        steps={levelSteps(language)}
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
        <p className={`${fieldStyles.hint} ${skillsStyles.levelHint}`}>
          {SKILL_LEVEL_TEXTS[chosen].description[language]}
        </p>
      )}
      {/* There from the first: what comes after an answer would come as a surprise at Next. */}
      {chosen !== 0 && (
        <div className={skillsStyles.cardRow}>
          <NumberField
            item={yearsOf(skill.name)}
            label={t.years}
            of={skill.name}
            whole
            value={skill.years}
            onChange={(years) => onChange({ ...skill, years })}
          />
          <label className={checkboxStyles.checkbox}>
            <input
              type="checkbox"
              checked={skill.currentUse}
              onChange={(event) => onChange({ ...skill, currentUse: event.currentTarget.checked })}
            />
            <span>
              {t.currentUse} <VisuallyHidden>({skill.name})</VisuallyHidden>
            </span>
          </label>
        </div>
      )}
      {onRemove && <LinkButton onClick={onRemove}>{picker.remove(skill.name)}</LinkButton>}
    </div>
  );
};
