/** Elements of the mail template; others are dropped. */
const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set([
  'table',
  'tbody',
  'tr',
  'td',
  'p',
  'span',
  'a',
  'ul',
  'li',
  'br',
  'img',
]);
const ALLOWED_ATTRIBUTES = [
  'role',
  'width',
  'height',
  'align',
  'cellpadding',
  'cellspacing',
  'alt',
];

/**
 * The content security policy forbids style attributes even in a parsed document: they are renamed before parsing and
 * set by script. Quotes in texts are escaped, so that the pattern matches attributes only.
 */
const STYLE = 'data-style';
const renameStyles = (html: string): string => html.replaceAll(' style="', ` ${STYLE}="`);
const restyle = (from: Element, to: HTMLElement): void => {
  to.style.cssText = from.getAttribute(STYLE) ?? '';
};

const copyElement = (from: Element, logo: string): HTMLElement | null => {
  const name = from.localName;
  if (!ALLOWED_ELEMENTS.has(name)) return null;
  // Links are inert in a preview.
  const to = document.createElement(name === 'a' ? 'span' : name);
  for (const attribute of ALLOWED_ATTRIBUTES) {
    const value = from.getAttribute(attribute);
    if (value !== null) to.setAttribute(attribute, value);
  }
  restyle(from, to);
  if (to instanceof HTMLImageElement) to.src = logo;
  if (name === 'a') to.style.textDecoration ||= 'underline';
  for (const child of from.childNodes) {
    const copied = copyNode(child, logo);
    if (copied) to.append(copied);
  }
  return to;
};

const copyNode = (node: Node, logo: string): Node | null => {
  if (node instanceof Text) return document.createTextNode(node.data);
  return node instanceof Element ? copyElement(node, logo) : null;
};

export const renderMail = (html: string, logo: string): HTMLElement => {
  const { body } = new DOMParser().parseFromString(renameStyles(html), 'text/html');
  const page = document.createElement('div');
  restyle(body, page);
  for (const child of body.childNodes) {
    const copied = copyNode(child, logo);
    if (copied) page.append(copied);
  }
  return page;
};
