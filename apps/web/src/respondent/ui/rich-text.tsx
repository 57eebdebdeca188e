import { type Language, withNoBreakSpaces } from '@cadran/i18n';
import { createElement, type ReactNode, useMemo } from 'react';
import styles from './rich-text.module.css';

/** What an organisation's own words may hold. */
const ALLOWED = new Set(['p', 'h2', 'h3', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'br']);

const renderNode = (node: Node, key: number, language: Language): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return withNoBreakSpaces(node.textContent ?? '', language);
  if (!(node instanceof Element)) return null;
  const children = [...node.childNodes].map((child, place) => renderNode(child, place, language));
  const name = node.localName;
  const href = node.getAttribute('href') ?? '';
  if (name === 'a' && href.startsWith('https://'))
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  if (name === 'br') return <br key={key} />;
  return ALLOWED.has(name) ? createElement(name, { key }, ...children) : children;
};

/** The server has already cleaned it; what is not on the list does not become an element here either. */
export const RichText = ({
  html,
  language,
}: {
  readonly html: string;
  readonly language: Language;
}) => {
  const nodes = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map((node, place) => renderNode(node, place, language));
  }, [html, language]);
  return (
    <div className={styles.rich} lang={language}>
      {nodes}
    </div>
  );
};
