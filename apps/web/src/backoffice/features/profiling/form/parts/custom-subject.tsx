import { GRAMMATICAL_GENDERS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Input, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useFieldError } from '../../../../shared/campaign-form/form-context.ts';
import type { SubjectDraft } from '../values/campaign-values.ts';
import { elides } from '../values/elides.ts';

interface Props {
  readonly subject: SubjectDraft;
  readonly onChange: (subject: SubjectDraft) => void;
  readonly disabled: boolean;
  readonly max: number;
}

/** French needs the noun's gender, and whether its article loses its vowel; English the noun alone. */
export const CustomSubject = ({ subject, onChange, disabled, max }: Props) => {
  const t = useMessages(backoffice.profilingForm).subject;
  const errorOf = useFieldError();
  const { fr, en } = subject;
  const setFrench = (change: Partial<SubjectDraft['fr']>): void =>
    onChange({ ...subject, fr: { ...fr, ...change } });
  return (
    <>
      <TextInput
        data-path="subject.fr.name"
        lang="fr"
        label={t.fr.name}
        description={t.fr.nameHint}
        required
        maxLength={max}
        value={fr.name}
        disabled={disabled}
        error={errorOf('subject.fr.name')}
        onChange={({ currentTarget: { value: name } }) => {
          // Suggested with the first letter; whoever knows better has the last word.
          const begins = name.slice(0, 1) !== fr.name.slice(0, 1);
          const suggested = begins ? elides(name) : null;
          setFrench({ name, ...(suggested !== null && { elision: suggested }) });
        }}
      />
      <Input.Wrapper label={t.gender} labelElement="div">
        <div>
          <SegmentedControl
            aria-label={t.gender}
            mt={4}
            data={GRAMMATICAL_GENDERS.map((code) => ({ value: code, label: t.genders[code] }))}
            value={fr.gender}
            disabled={disabled}
            onChange={(chosen) =>
              setFrench({
                gender: GRAMMATICAL_GENDERS.find((code) => code === chosen) ?? fr.gender,
              })
            }
          />
        </div>
      </Input.Wrapper>
      <Switch
        data-path="subject.fr.elision"
        label={t.elision}
        description={t.elisionHint}
        checked={fr.elision}
        disabled={disabled}
        onChange={({ currentTarget }) => setFrench({ elision: currentTarget.checked })}
      />
      <TextInput
        data-path="subject.en.name"
        lang="en"
        label={t.en.name}
        description={t.en.nameHint}
        required
        maxLength={max}
        value={en.name}
        disabled={disabled}
        error={errorOf('subject.en.name')}
        onChange={({ currentTarget }) =>
          onChange({ ...subject, en: { name: currentTarget.value } })
        }
      />
    </>
  );
};
