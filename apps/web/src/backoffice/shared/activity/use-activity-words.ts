import type { AuditLine } from '@cadran/contract';
import { formatList } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';

type Detail = AuditLine['detail'];

const numberAt = (detail: Detail, name: string): number => {
  const value = detail[name];
  return typeof value === 'number' ? value : 0;
};

/** A line of the activity log in words: who, what, to what. Details we have no words for stay out. */
export const useActivityWords = () => {
  const t = useMessages(backoffice.activity);
  const { roles } = useMessages(backoffice.shell);
  const { language } = useLanguage();
  const fields: Readonly<Record<string, string>> = t.fields;

  const detailWords = ({ fields: changed, heir, ...detail }: Detail): string[] => [
    ...(Array.isArray(changed) && changed.length > 0
      ? [
          t.changed(
            formatList(
              changed.map((field) => fields[field] ?? field),
              language,
            ),
          ),
        ]
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
