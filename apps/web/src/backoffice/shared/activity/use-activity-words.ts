import type { AuditLine } from '@cadran/contract';
import { formatList } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';

type Detail = AuditLine['detail'];
type Words = Readonly<Record<string, string>>;

const numberAt = (detail: Detail, name: string): number => {
  const value = detail[name];
  return typeof value === 'number' ? value : 0;
};

/** A line of the activity log in words: who, what, to what. Details we have no words for stay out. */
export const useActivityWords = () => {
  const t = useMessages(backoffice.activity);
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

  const detailWords = ({ fields: changed, heir, from, to, ...detail }: Detail): string[] => [
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
    ...(typeof heir === 'string' ? [t.heir(heir)] : []),
  ];

  return {
    role: ({ actor }: AuditLine): string =>
      actor.role === 'system' ? t.system : roles[actor.role],
    action: ({ action }: AuditLine): string => t.actions[action],
    /** Nothing where people act on themselves: the action says it all. */
    target: ({ actor, target }: AuditLine): string =>
      target.type === 'session' || target.id === actor.id
        ? ''
        : t.target(t.targets[target.type], target.name),
    detail: ({ detail }: AuditLine): string => detailWords(detail).join(' · '),
  };
};
