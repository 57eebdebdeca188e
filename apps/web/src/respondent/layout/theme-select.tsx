import { respondent } from '@cadran/i18n/respondent';
import {
  chooseColorScheme,
  COLOR_SCHEME_CHOICES,
  type ColorSchemeChoice,
  storedColorScheme,
} from '../../shared/color-scheme/color-scheme.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import styles from './frame.module.css';

export const ThemeSelect = () => {
  const t = useMessages(respondent.entry).theme;
  return (
    <label className={styles.theme}>
      {t.label}{' '}
      <select
        defaultValue={storedColorScheme()}
        onChange={({ target }) => chooseColorScheme(target.value as ColorSchemeChoice)}
      >
        {COLOR_SCHEME_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t.choices[choice]}
          </option>
        ))}
      </select>
    </label>
  );
};
