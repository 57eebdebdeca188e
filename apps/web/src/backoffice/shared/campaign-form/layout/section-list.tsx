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
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';
import { useCampaignFormState, useSectionName } from '../form-context.ts';
import type { MarkKind, SectionMark } from '../form-kind.ts';
import { usePrefetchSection } from '../use-prefetch-section.ts';
import styles from './section-list.module.css';

const ICONS = {
  error: IconAlertCircleFilled,
  warning: IconAlertTriangle,
  done: IconCircleCheckFilled,
  partial: IconCircle,
  empty: IconCircleDashed,
} as const satisfies Record<MarkKind, unknown>;

/** What needs doing is said beside its sign; the rest is calm, and told to who asks. */
const LOUD: ReadonlySet<MarkKind> = new Set<MarkKind>(['error', 'warning']);

/** Errors first, then how far the section is. */
const useMark = () => {
  const t = useMessages(backoffice.campaignForm).marks;
  const { form, shown, lacking, kind, campaign, attempted } = useCampaignFormState();
  return (section: string): SectionMark => {
    const wrong = Object.keys(form.errors).filter(
      (path) => kind.sections.ofPath(path) === section,
    ).length;
    if (wrong > 0) return { kind: 'error', words: t.errors(wrong) };
    const mark = kind.markOf(shown, section, { campaign, attempted });
    return mark.kind === 'done' && lacking.has(section)
      ? { kind: 'partial', words: t.unfinished }
      : mark;
  };
};

const Entry = ({ section }: { readonly section: string }) => {
  const nameOf = useSectionName();
  const { open } = useCampaignFormState().kind.sections;
  const fetchSection = usePrefetchSection();
  const { kind, words } = useMark()(section);
  const MarkIcon = ICONS[kind];
  return (
    <li>
      <Link
        to="."
        search={open(section)}
        resetScroll={false}
        activeOptions={{ exact: true, includeSearch: true }}
        className={styles.sectionLink}
        title={words}
        data-mark={kind}
        onPointerEnter={() => fetchSection(section)}
        onFocus={() => fetchSection(section)}
      >
        <MarkIcon size={18} stroke={1.75} aria-hidden />
        <span>
          {nameOf(section)}
          {LOUD.has(kind) ? (
            <small>{words}</small>
          ) : (
            <VisuallyHidden as="small">{words}</VisuallyHidden>
          )}
        </span>
      </Link>
    </li>
  );
};

/** Beside the form: every section with how far it is. */
export const SectionList = () => {
  const t = useMessages(backoffice.campaignForm);
  const { flushShown, kind } = useCampaignFormState();
  const { sections: list, words } = kind;
  return (
    <nav
      className={styles.sectionList}
      data-section-navigation
      aria-label={t.sectionList}
      onPointerMove={flushShown}
    >
      {Object.entries(list.groups).map(([group, sections]) => (
        <div key={group}>
          <p id={`group-${group}`}>{words.groups[group]}</p>
          <ul aria-labelledby={`group-${group}`}>
            {sections.map((section) => (
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
  const t = useMessages(backoffice.campaignForm);
  const { section, openSection, kind: form } = useCampaignFormState();
  const { all, groups } = form.sections;
  const nameOf = useSectionName();
  const markOf = useMark();
  return (
    <NativeSelect
      className={styles.sectionSelect}
      data-section-navigation
      label={t.sectionList}
      description={t.step(all.indexOf(section) + 1, all.length)}
      value={section}
      onChange={({ currentTarget }) => {
        const next = all.find((name) => name === currentTarget.value);
        if (next) openSection(next);
      }}
    >
      {Object.entries(groups).map(([group, sections]) => (
        <optgroup key={group} label={form.words.groups[group]}>
          {sections.map((name) => {
            const { kind, words } = markOf(name);
            return (
              <option key={name} value={name}>
                {`${SIGNS[kind]}${nameOf(name)} – ${words}`}
              </option>
            );
          })}
        </optgroup>
      ))}
    </NativeSelect>
  );
};
