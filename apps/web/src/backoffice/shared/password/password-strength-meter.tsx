import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { passwordStrength, STRENGTHS } from './password-strength.ts';
import styles from './password-strength-meter.module.css';

/** Four steps and a word, because colour alone is not accessible. */
export const PasswordStrength = ({ password }: { readonly password: string }) => {
  const t = useMessages(backoffice.password).strength;
  const strength = passwordStrength(password);
  const reached = password === '' ? 0 : STRENGTHS.indexOf(strength) + 1;
  return (
    <div className={styles.passwordStrength} data-strength={password === '' ? undefined : strength}>
      <div className={styles.passwordStrengthSteps} aria-hidden>
        {STRENGTHS.map((step, index) => (
          <span key={step} data-reached={index < reached || undefined} />
        ))}
      </div>
      <p role="status">{password !== '' && t.indication(t.levels[strength])}</p>
    </div>
  );
};
