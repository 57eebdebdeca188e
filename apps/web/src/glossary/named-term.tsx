import type { GlossaryTerm } from '@cadran/i18n/glossary';
import { TermHelp } from './term-help.tsx';

interface Props {
  readonly name: string;
  readonly term: GlossaryTerm | undefined;
}

/** A name with its help, which never stands alone on the next line. */
export const NamedTerm = ({ name, term }: Props) => {
  if (!term) return name;
  const [, before = '', last = name] = /^(.*\s)?(\S+)$/su.exec(name) ?? [];
  return (
    <>
      {before}
      <span className="named-term">
        {last} <TermHelp term={term} />
      </span>
    </>
  );
};
