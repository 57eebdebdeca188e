import { ACTION_DIRECTIONS, ACTION_FIGURES, ACTION_STATES } from '@cadran/contract';
import { SimpleGrid, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { localizedText } from '../../../../../shared/language/localized-text.ts';
import { DayField } from '../../../../shared/dates/day-field.tsx';
import { useFields } from '../../../../shared/form/use-fields.ts';
import { useActionWords } from '../use-action-words.ts';
import { type ActionValues, SOMEBODY_ELSE } from './action-values.ts';

interface Option {
  readonly id: string;
  readonly name: string;
}

/** What an action can be for, and who can be responsible. */
export interface ActionChoices {
  readonly units: readonly { readonly id: string; readonly name: { fr: string; en: string } }[];
  readonly members: readonly Option[];
}

interface Props {
  readonly form: UseFormReturnType<ActionValues>;
  readonly choices: ActionChoices;
}

const PersonFields = ({ form, choices }: Props) => {
  const { t } = useActionWords();
  const field = useFields(form);
  const [person, setPerson] = useState(form.getValues().person);
  form.watch('person', ({ value }) => setPerson(value));
  return (
    <>
      <NativeSelect
        key={form.key('person')}
        label={t.form.responsible}
        data={[
          { value: '', label: t.nobody },
          ...choices.members.map(({ id, name }) => ({ value: id, label: name })),
          { value: SOMEBODY_ELSE, label: t.form.somebodyElse },
        ]}
        {...field('person')}
      />
      {person === SOMEBODY_ELSE && (
        <>
          <TextInput key={form.key('name')} label={t.form.name} required {...field('name')} />
          <TextInput
            key={form.key('email')}
            type="email"
            label={t.form.email}
            description={t.form.emailHint}
            {...field('email')}
          />
        </>
      )}
    </>
  );
};

const AimFields = ({ form }: Pick<Props, 'form'>) => {
  const { t, figureName } = useActionWords();
  const field = useFields(form);
  const [figure, setFigure] = useState(form.getValues().figure);
  form.watch('figure', ({ value }) => setFigure(value));
  return (
    <>
      <NativeSelect
        key={form.key('figure')}
        label={t.form.figure}
        description={t.form.figureHint}
        data={[
          { value: '', label: t.form.noFigure },
          ...ACTION_FIGURES.map((name) => ({ value: name, label: figureName(name) })),
        ]}
        {...field('figure')}
      />
      {figure !== '' && (
        <NativeSelect
          key={form.key('direction')}
          label={t.form.direction}
          data={ACTION_DIRECTIONS.map((way) => ({ value: way, label: t.form.directions[way] }))}
          {...field('direction')}
        />
      )}
    </>
  );
};

export const ActionFields = ({ form, choices }: Props) => {
  const { t } = useActionWords();
  const { language } = useLanguage();
  const field = useFields(form);
  const [dueOn, setDueOn] = useState(form.getValues().dueOn);
  return (
    <>
      <TextInput
        key={form.key('title')}
        label={t.form.title}
        required
        data-autofocus
        {...field('title')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NativeSelect
          key={form.key('unitId')}
          label={t.form.unit}
          data={[
            { value: '', label: t.everybody },
            ...choices.units.map(({ id, name }) => ({
              value: id,
              label: localizedText(name, language),
            })),
          ]}
          {...field('unitId')}
        />
        <DayField
          label={t.form.due}
          value={dueOn || undefined}
          onChange={(day = '') => {
            setDueOn(day);
            form.setFieldValue('dueOn', day);
          }}
        />
        <PersonFields form={form} choices={choices} />
        <NativeSelect
          key={form.key('state')}
          label={t.form.state}
          data={ACTION_STATES.map((state) => ({ value: state, label: t.states[state] }))}
          {...field('state')}
        />
        <AimFields form={form} />
      </SimpleGrid>
      <Textarea
        key={form.key('notes')}
        label={t.form.notes}
        autosize
        minRows={3}
        maxRows={10}
        {...field('notes')}
      />
    </>
  );
};
