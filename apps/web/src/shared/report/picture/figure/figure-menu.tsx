import type { ReportMessages } from '@cadran/i18n/report';
import { type ToggleEvent, use, useId, useRef, useState } from 'react';
import { popoverPosition } from '../../../glossary/popover-position.ts';
import { type FigureSource, FigureSourceContext } from './figure-source.ts';
import styles from './figure-menu.module.css';

/** Loaded when asked for: most charts are only looked at. */
const loadExport = () => import('./export-figure.ts');

const ENTRIES = [
  ['copy', 'png'],
  ['copy', 'svg'],
  ['save', 'png'],
  ['save', 'svg'],
] as const;

interface Props {
  readonly title: string;
  readonly words: ReportMessages;
  readonly chart: () => SVGSVGElement | null | undefined;
}

const Menu = ({ title, words, chart, source }: Props & { readonly source: FigureSource }) => {
  const { figure: t } = words;
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState('');
  const id = useId();
  const place = ({ currentTarget, newState }: ToggleEvent<HTMLElement>): void => {
    if (newState !== 'open' || !button.current) return;
    setOutcome('');
    const { left, top } = popoverPosition(
      button.current.getBoundingClientRect(),
      currentTarget.getBoundingClientRect(),
      document.documentElement,
    );
    currentTarget.style.left = `${left + scrollX}px`;
    currentTarget.style.top = `${top + scrollY}px`;
  };
  const perform = async ([action, format]: (typeof ENTRIES)[number]): Promise<void> => {
    const drawn = chart();
    if (!drawn) return;
    const { copyFigure, saveFigure } = await loadExport();
    try {
      await (action === 'copy' ? copyFigure : saveFigure)(format, drawn, title, source);
      setOutcome(action === 'copy' ? t.copied : t.saved);
    } catch {
      setOutcome(t.failed);
    }
    popover.current?.hidePopover();
    button.current?.focus();
  };
  return (
    <span className={styles.figureMenu}>
      <span role="status">{outcome}</span>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={`${t.open}${words.of}${title}`}
      >
        {t.open}
      </button>
      <span ref={popover} id={id} popover="auto" onToggle={place}>
        {ENTRIES.map((entry) => (
          <button key={entry.join('-')} type="button" onClick={() => void perform(entry)}>
            {t[entry[0]](entry[1].toUpperCase())}
          </button>
        ))}
      </span>
    </span>
  );
};

/** Copies or saves a chart; nothing where no source is known. */
export const FigureMenu = (props: Props) => {
  const source = use(FigureSourceContext);
  return source && <Menu {...props} source={source} />;
};
