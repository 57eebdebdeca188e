import { SKILL_LEVELS } from '@cadran/contract/codes';
import type { Language } from '@cadran/i18n';
import { SKILL_LEVEL_TEXTS } from '@cadran/instruments/reference/levels';
import type { ScaleStep } from '../../fields/choice/scale/scale.tsx';

export const levelSteps = (language: Language): readonly ScaleStep[] =>
  SKILL_LEVELS.map((value) => ({
    value,
    label: SKILL_LEVEL_TEXTS[value].name[language],
    anchor: true,
  }));
