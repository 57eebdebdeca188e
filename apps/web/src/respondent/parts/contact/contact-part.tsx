import type { ContactAnswers, PublicScreeningCampaign } from '@cadran/contract';
import { QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import { respondent } from '@cadran/i18n/respondent';
import { CONTACT } from '@cadran/instruments/parts/facts/contact';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { definePart, type PageProps } from '../../engine/define-part.ts';
import { TextField } from '../../fields/text-field.tsx';
import { Heading } from '../../layout/heading.tsx';

const { nameMax, emailMax, phoneMax } = QUESTIONNAIRE_LIMITS;

const FIELDS = [
  { item: 'firstName', type: 'text', autoComplete: 'given-name', maxLength: nameMax },
  { item: 'lastName', type: 'text', autoComplete: 'family-name', maxLength: nameMax },
  { item: 'email', type: 'email', autoComplete: 'email', maxLength: emailMax },
  { item: 'phone', type: 'tel', autoComplete: 'tel', maxLength: phoneMax, optional: true },
] as const;

const Page = ({ answers, set }: PageProps<PublicScreeningCampaign, ContactAnswers>) => {
  const t = useMessages(respondent.instruments).contact;
  return (
    <>
      <Heading>{t.title}</Heading>
      <p>{t.explanation}</p>
      {FIELDS.map(({ item, ...field }) => (
        <TextField
          key={item}
          {...field}
          item={item}
          label={t[item]}
          value={answers[item] ?? ''}
          onChange={(value) => set(item, value)}
        />
      ))}
    </>
  );
};

const Title = () => useMessages(respondent.instruments).contact.title;

export const part = definePart(CONTACT, { Title, Page });
