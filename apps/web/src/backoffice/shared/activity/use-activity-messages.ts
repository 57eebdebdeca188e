import type { ActivityLogEntry } from '@cadran/contract';
import { formatList, formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';

type Detail = ActivityLogEntry['detail'];
type Words = Readonly<Record<string, string>>;

const numberAt = (detail: Detail, name: string): number => {
  const value = detail[name];
  return typeof value === 'number' ? value : 0;
};

/** Texts of an activity log entry; details without a text are left out. */
export const useActivityMessages = () => {
  const t = useMessages(backoffice.activityEntries);
  const { roles } = useMessages(backoffice.shell);
  const { language } = useLanguage();
  const { decisions } = useMessages(candidates);
  const fields: Words = t.fields;
  const codes: Words = { ...t.codes, ...roles, ...decisions };

  const valueAt = (detail: Detail, name: string): string | undefined => {
    const value = detail[name];
    return value === undefined ? undefined : (codes[String(value)] ?? String(value));
  };
  const fieldWords = (detail: Detail, field: string): string => {
    const name = fields[field] ?? field;
    const [from, to] = [valueAt(detail, `${field}.from`), valueAt(detail, `${field}.to`)];
    return from === undefined || to === undefined ? name : t.fromTo(name, from, to);
  };

  const codesWords = ({ action, detail }: ActivityLogEntry): string[] => {
    const { codes: given } = detail;
    if (typeof given !== 'number') return [];
    const shown = formatNumber(given, language);
    return [action === 'print_codes' ? t.codesOnCards(given, shown) : t.codesMailed(given, shown)];
  };

  const detailWords = ({ fields: changed, from, to, ...detail }: Detail): string[] => [
    ...(Array.isArray(changed) && changed.length > 0
      ? [
          t.changed(
            formatList(
              changed.map((field) => fieldWords(detail, field)),
              language,
            ),
          ),
        ]
      : []),
    ...(typeof from === 'string' && typeof to === 'string'
      ? [t.became(codes[from] ?? from, codes[to] ?? to)]
      : []),
    ...('created' in detail && 'refused' in detail
      ? [t.imported(numberAt(detail, 'created'), numberAt(detail, 'refused'))]
      : []),
    ...(detail['import'] === true ? [t.byImport] : []),
    ...(typeof detail['reason'] === 'string' ? [t.reason(valueAt(detail, 'reason') ?? '')] : []),
  ];

  return {
    role: ({ actor }: ActivityLogEntry): string =>
      actor.role === 'system' ? t.system : roles[actor.role],
    action: ({ action }: ActivityLogEntry): string => t.actions[action],
    /** Empty when users act on themselves. */
    target: ({ actor, target }: ActivityLogEntry): string =>
      target.type === 'session' || target.id === actor.id
        ? ''
        : t.target(t.targets[target.type], target.name),
    detail: (entry: ActivityLogEntry): string => {
      const { newOwner } = entry.detail;
      return [
        ...detailWords(entry.detail),
        ...codesWords(entry),
        ...(typeof newOwner === 'string' ? [t.newOwner(newOwner)] : []),
      ].join(' · ');
    },
  };
};
