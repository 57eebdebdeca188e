import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Pagination } from '@mantine/core';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { PAGE_SIZE } from '../params/list-params.ts';
import styles from '../list.module.css';

interface Props {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** Range and pagination; nothing for a single page. */
export const ListPages = ({ page, total, onPage }: Props) => {
  const t = useMessages(backoffice.list);
  const { language } = useLanguage();
  if (total <= PAGE_SIZE) return null;
  const shown = (row: number): string => formatNumber(row, language);
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <nav className={styles.listPages} aria-label={t.pages}>
      <span>{t.range(shown(first), shown(Math.min(page * PAGE_SIZE, total)), shown(total))}</span>
      <Pagination
        total={pageCount(total)}
        value={page}
        onChange={onPage}
        size="sm"
        siblings={1}
        getItemProps={(item) => ({ 'aria-label': t.page(item) })}
        getControlProps={(control) => ({
          'aria-label': control === 'next' ? t.nextPage : t.previousPage,
        })}
      />
    </nav>
  );
};
