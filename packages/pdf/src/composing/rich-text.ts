import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { Inline, RichBlock } from './document.ts';
import { stripUnprintable } from '../strip-unprintable.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const MARKS = {
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  u: 'underline',
} as const;
const HEADINGS = { h1: 1, h2: 1, h3: 2 } as const;
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
]);
const BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'ul', 'ol', 'div']);
const MAX_DEPTH = 20;

export interface RichTextOptions {
  /** Page headers and footers are decoration to a screen reader, where links are not allowed. */
  readonly links: boolean;
}

const safeHref = (element: Element): string | undefined => {
  const value = element.attrs.find((attribute) => attribute.name === 'href')?.value ?? '';
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return url.protocol === 'https:' || url.protocol === 'mailto:' ? url.href : undefined;
};

const inlineOf = (nodes: readonly Node[], options: RichTextOptions, depth: number): Inline[] =>
  nodes.flatMap((node): Inline[] => {
    if (defaultTreeAdapter.isTextNode(node)) {
      const text = stripUnprintable(node.value).replaceAll(/ {2,}/g, ' ');
      return text === '' ? [] : [{ kind: 'text', text }];
    }
    if (!defaultTreeAdapter.isElementNode(node)) return [];
    if (DROPPED.has(node.tagName) || depth > MAX_DEPTH) return [];
    if (node.tagName === 'br') return [{ kind: 'break' }];
    const content = inlineOf(node.childNodes, options, depth + 1);
    const mark = MARKS[node.tagName as keyof typeof MARKS];
    if (mark !== undefined) return [{ kind: mark, content }];
    const href = node.tagName === 'a' && options.links ? safeHref(node) : undefined;
    return href === undefined ? content : [{ kind: 'link', href, content }];
  });

const isBlock = (node: Node): node is Element =>
  defaultTreeAdapter.isElementNode(node) && BLOCKS.has(node.tagName);

const isBlank = (content: readonly Inline[]): boolean =>
  content.every((part) => part.kind === 'text' && part.text.trim() === '');

const listOf = (element: Element, options: RichTextOptions, depth: number): RichBlock => ({
  kind: 'list',
  ordered: element.tagName === 'ol',
  items: element.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node) && node.tagName === 'li')
    .map((node) => {
      const children = defaultTreeAdapter.isElementNode(node) ? node.childNodes : [];
      const isList = (child: Node) => isBlock(child) && /^[uo]l$/.test(child.tagName);
      return {
        content: inlineOf(
          children.filter((child) => !isList(child)),
          options,
          depth + 1,
        ),
        blocks: blocksOf(children.filter(isList), options, depth + 1),
      };
    }),
});

const blockOf = (element: Element, options: RichTextOptions, depth: number): RichBlock[] => {
  if (/^[uo]l$/.test(element.tagName)) return [listOf(element, options, depth)];
  if (element.tagName === 'div') return blocksOf(element.childNodes, options, depth + 1);
  const content = inlineOf(element.childNodes, options, depth + 1);
  if (isBlank(content)) return [];
  const level = HEADINGS[element.tagName as keyof typeof HEADINGS];
  return level === undefined
    ? [{ kind: 'paragraph', content }]
    : [{ kind: 'heading', level, content }];
};

/** Loose text between blocks becomes a paragraph of its own. */
const blocksOf = (nodes: readonly Node[], options: RichTextOptions, depth: number): RichBlock[] => {
  if (depth > MAX_DEPTH) return [];
  const blocks: RichBlock[] = [];
  let loose: Node[] = [];
  const flush = (): void => {
    const content = inlineOf(loose, options, depth);
    if (!isBlank(content)) blocks.push({ kind: 'paragraph', content });
    loose = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      loose.push(node);
      continue;
    }
    flush();
    blocks.push(...blockOf(node, options, depth));
  }
  flush();
  return blocks;
};

/** Headings may not skip a level in a tagged PDF. */
const withoutSkips = (blocks: readonly RichBlock[]): RichBlock[] => {
  let last = 0;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    last = Math.min(block.level, last + 1);
    return { ...block, level: last === 1 ? 1 : 2 };
  });
};

/** Parses the HTML subset of custom texts; other elements are dropped or unwrapped. */
export const parseRichText = (html: string, options: RichTextOptions): RichBlock[] =>
  withoutSkips(blocksOf(parseFragment(html).childNodes, options, 0));
