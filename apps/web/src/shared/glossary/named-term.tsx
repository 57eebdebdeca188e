import type { GlossaryTerm } from '@cadran/i18n/glossary';
import { TermHelp } from './term-help.tsx';
import styles from './term-help.module.css';

interface Props {
  readonly name: string;
  readonly term: GlossaryTerm | undefined;
}

/** Keeps the help button on the line of the name's last word. */
export const NamedTerm = ({ name, term }: Props) => {
  if (!term) return name;
  const [, before = '', last = name] = /^(.*\s)?(\S+)$/su.exec(name) ?? [];
  return (
    <>
      {before}
      <span className={styles.namedTerm}>
        {last} <TermHelp term={term} />
      </span>
    </>
  );
};
