import { backoffice } from '@cadran/i18n/backoffice';
import { NativeSelect } from '@mantine/core';
import {
  IconAlertCircleFilled,
  IconAlertTriangle,
  IconCircle,
  IconCircleCheckFilled,
  IconCircleDashed,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../../language/use-messages.ts';
import { useCampaignFormState } from './form-context.ts';
import { type MarkKind, type SectionMark, sectionMark } from './section-marks.ts';
import {
  FORM_SECTIONS,
  type FormSection,
  SECTION_GROUP_NAMES,
  SECTION_GROUPS,
} from './section-names.ts';
import './section-list.css';

const ICONS = {
  error: IconAlertCircleFilled,
  warning: IconAlertTriangle,
  done: IconCircleCheckFilled,
  partial: IconCircle,
  empty: IconCircleDashed,
} as const satisfies Record<MarkKind, unknown>;

/** What needs doing is said beside its sign; the rest is calm, and told to who asks. */
const LOUD: ReadonlySet<MarkKind> = new Set<MarkKind>(['error', 'warning']);

const useMark = () => {
  const t = useMessages(backoffice.screeningForm);
  const { form, shown } = useCampaignFormState();
  return (section: FormSection): SectionMark => sectionMark(shown, form.errors, section, t.marks);
};

const Entry = ({ section }: { readonly section: FormSection }) => {
  const t = useMessages(backoffice.screeningForm);
  const { kind, words } = useMark()(section);
  const MarkIcon = ICONS[kind];
  return (
    <li>
      <Link
        to="."
        search={section === 'parameters' ? {} : { section }}
        resetScroll={false}
        activeOptions={{ exact: true, includeSearch: true }}
        className="section-link"
        title={words}
        data-mark={kind}
      >
        <MarkIcon size={18} stroke={1.75} aria-hidden />
        <span>
          {t.sections[section].name}
          <small className={LOUD.has(kind) ? undefined : 'visually-hidden'}>{words}</small>
        </span>
      </Link>
    </li>
  );
};

/** Beside the form: every section with how far it is. */
export const SectionList = () => {
  const t = useMessages(backoffice.screeningForm);
  return (
    <nav className="section-list" aria-label={t.sectionList}>
      {SECTION_GROUP_NAMES.map((group) => (
        <div key={group}>
          <p id={`group-${group}`}>{t.groups[group]}</p>
          <ul aria-labelledby={`group-${group}`}>
            {SECTION_GROUPS[group].map((section) => (
              <Entry key={section} section={section} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};

const SIGNS = { error: '⚠ ', warning: '! ', done: '✓ ', partial: '○ ', empty: '' } as const;

/** Where there is no room beside it: the same list, in a field of the phone's own. */
export const SectionSelect = () => {
  const t = useMessages(backoffice.screeningForm);
  const { section, openSection } = useCampaignFormState();
  const markOf = useMark();
  return (
    <NativeSelect
      className="section-select"
      label={t.sectionList}
      description={t.step(FORM_SECTIONS.indexOf(section) + 1, FORM_SECTIONS.length)}
      value={section}
      onChange={({ currentTarget }) => {
        const next = FORM_SECTIONS.find((name) => name === currentTarget.value);
        if (next) openSection(next);
      }}
    >
      {SECTION_GROUP_NAMES.map((group) => (
        <optgroup key={group} label={t.groups[group]}>
          {SECTION_GROUPS[group].map((name) => {
            const { kind, words } = markOf(name);
            return (
              <option key={name} value={name}>
                {`${SIGNS[kind]}${t.sections[name].name} – ${words}`}
              </option>
            );
          })}
        </optgroup>
      ))}
    </NativeSelect>
  );
};
