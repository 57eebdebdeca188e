import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../shared/language/use-messages.ts';

/** What a field is decides how a missing answer is called (spec, section 5). */
export type FieldKind = 'text' | 'choice' | 'list' | 'ranking';

/** A broken rule in words: `min:5` -> "The value must be at least 5". */
export const useRuleMessage = () => {
  const { errors } = useMessages(respondent.engine);
  return (rule: string, kind: FieldKind): string => {
    const [name = '', ...after] = rule.split(':');
    const bound = after.join(':');
    switch (name) {
      case 'required':
        if (kind === 'ranking') return errors.leftover;
        return kind === 'choice' ? errors.choose : errors.required;
      case 'min_items':
        return kind === 'ranking' ? errors.leftover : errors.addOne;
      case 'email':
        return errors.email;
      case 'phone':
        return errors.phone;
      case 'past':
        return errors.past;
      case 'too_long':
        return errors.tooLong(Number(bound));
      case 'min':
        return errors.min(Number(bound));
      case 'max':
        return errors.max(Number(bound));
      case 'number':
        return errors.number;
      case 'not_added':
        return errors.notAdded(bound);
      case 'taken':
        return errors.taken;
      default:
        return errors.invalid;
    }
  };
};
