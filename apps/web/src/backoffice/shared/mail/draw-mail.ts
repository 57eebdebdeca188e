/** What our template is made of; nothing else is drawn, whatever a text may say. */
const DRAWN: ReadonlySet<string> = new Set([
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
const KEPT_ATTRIBUTES = ['role', 'width', 'height', 'align', 'cellpadding', 'cellspacing', 'alt'];

/**
 * The page's own policy allows no style attribute, not even in a document that is only read: the template's are
 * renamed first and set by script. A text holds no quotes, they are escaped in it.
 */
const STYLE = 'data-style';
const renameStyles = (html: string): string => html.replaceAll(' style="', ` ${STYLE}="`);
const restyle = (from: Element, to: HTMLElement): void => {
  to.style.cssText = from.getAttribute(STYLE) ?? '';
};

const copyElement = (from: Element, logo: string): HTMLElement | null => {
  const name = from.localName;
  if (!DRAWN.has(name)) return null;
  // A link of a mail that is only looked at leads nowhere.
  const to = document.createElement(name === 'a' ? 'span' : name);
  for (const attribute of KEPT_ATTRIBUTES) {
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

/** A mail as a mail program would show it, made of elements of this page. */
export const drawMail = (html: string, logo: string): HTMLElement => {
  const { body } = new DOMParser().parseFromString(renameStyles(html), 'text/html');
  const page = document.createElement('div');
  restyle(body, page);
  for (const child of body.childNodes) {
    const copied = copyNode(child, logo);
    if (copied) page.append(copied);
  }
  return page;
};
