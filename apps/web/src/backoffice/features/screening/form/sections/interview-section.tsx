import { type CoreQuestion, INTERVIEW, INTERVIEW_SUBJECTS, LANGUAGES } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import {
  DEFAULT_CORE,
  findBankQuestion,
  INTERVIEW_QUESTIONS,
} from '@cadran/instruments/interview/question-bank';
import { Button, Select, Textarea } from '@mantine/core';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { SectionFrame } from '../../../../shared/campaign-form/layout/section-frame.tsx';
import {
  useCampaignFields,
  useCampaignFormState,
  useFormValue,
} from '../../../../shared/campaign-form/form-context.ts';
import { useSubjectName } from '../../../../shared/interview/use-subject-name.ts';
import styles from './interview-section.module.css';

const OWN = 'own';
const defaultCore = (): CoreQuestion[] => DEFAULT_CORE.map((id) => ({ id, text: null }));

interface RowProps {
  readonly question: CoreQuestion;
  readonly index: number;
  readonly taken: readonly string[];
  readonly onChange: (question: CoreQuestion) => void;
}

/** A question of the bank, or one's own in both languages. */
const QuestionRow = ({ question: { id, text }, index, taken, onChange }: RowProps) => {
  const t = useMessages(backoffice.interviews).form;
  const { language } = useLanguage();
  const { readOnly } = useCampaignFormState();
  const field = useCampaignFields();
  const subjectName = useSubjectName();
  const offered = INTERVIEW_SUBJECTS.map((subject) => ({
    group: subjectName(subject),
    items: INTERVIEW_QUESTIONS.filter(
      (one) => one.subject === subject && (one.id === id || !taken.includes(one.id)),
    ).map((one) => ({ value: one.id, label: one.text[language] })),
  })).filter(({ items }) => items.length > 0);
  return (
    <li className={styles.coreQuestion}>
      <Select
        label={t.question(index + 1)}
        data={[{ group: t.ownGroup, items: [{ value: OWN, label: t.own }] }, ...offered]}
        value={text === null ? id : OWN}
        searchable
        allowDeselect={false}
        maxDropdownHeight={360}
        disabled={readOnly}
        onChange={(value) => {
          if (value === OWN) onChange({ id: crypto.randomUUID(), text: { fr: '', en: '' } });
          else if (value !== null) onChange({ id: value, text: null });
        }}
      />
      {text === null ? (
        <p>{findBankQuestion(id)?.text[language]}</p>
      ) : (
        LANGUAGES.map((code) => (
          <Textarea
            key={`${id}-${code}`}
            lang={code}
            label={t.text[code]}
            description={t.hint}
            maxLength={INTERVIEW.questionTextMax}
            autosize
            minRows={2}
            maxRows={6}
            {...field(`interview.${index}.text.${code}`)}
          />
        ))
      )}
    </li>
  );
};

/** The six questions of every interview of the campaign. */
export const InterviewSection = () => {
  const t = useMessages(backoffice.interviews).form;
  const { language } = useLanguage();
  const { readOnly } = useCampaignFormState();
  const [core, setCore] = useFormValue<readonly CoreQuestion[] | null>('interview');
  const taken = (core ?? []).map(({ id }) => id);
  return (
    <SectionFrame section="interview">
      {core === null ? (
        <>
          <p>{t.isDefault}</p>
          <ol className={styles.coreQuestions}>
            {DEFAULT_CORE.map((id) => (
              <li key={id}>{findBankQuestion(id)?.text[language]}</li>
            ))}
          </ol>
        </>
      ) : (
        <>
          <p>{t.fixed}</p>
          <ol className={styles.coreQuestions} data-edited>
            {core.map((question, index) => (
              <QuestionRow
                key={question.id}
                question={question}
                index={index}
                taken={taken}
                onChange={(next) => setCore(core.map((one, at) => (at === index ? next : one)))}
              />
            ))}
          </ol>
        </>
      )}
      <div>
        <Button
          variant="default"
          disabled={readOnly}
          onClick={() => setCore(core === null ? defaultCore() : null)}
        >
          {core === null ? t.choose : t.useDefault}
        </Button>
      </div>
    </SectionFrame>
  );
};
