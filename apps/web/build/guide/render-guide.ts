import { Marked, type Token, type Tokens } from 'marked';

export interface RenderedGuide {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/** `Créer une campagne` is `creer-une-campagne` in the address. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Text without markup. */
const plain = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plain(token.tokens) : (token as Tokens.Text).text,
    )
    .join('');

/** Links between guides become links between help pages. */
const address = (href: string): string => href.replace(/^([a-z-]+)\.md/, '/help/$1');

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';

const marked = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const id = slug(plain(tokens));
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      return `<a href="${address(href)}">${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

/** A guide is `# Title`, a summary paragraph, then the body. */
export const renderGuide = (markdown: string): RenderedGuide => {
  const [title, ...rest] = marked.lexer(markdown).filter(({ type }) => type !== 'space');
  const summary = rest.find(isParagraph);
  if (!title || !isHeading(title) || title.depth !== 1 || !summary)
    throw new Error('A guide begins with “# Title” and a paragraph');
  return {
    title: plain(title.tokens),
    summary: plain(summary.tokens),
    html: marked.parser(rest),
    headings: rest
      .filter(isHeading)
      .filter(({ depth }) => depth === 2)
      .map(({ tokens }) => ({ id: slug(plain(tokens)), text: plain(tokens) })),
  };
};
