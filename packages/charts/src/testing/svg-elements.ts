export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

const TOKEN = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gu;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/gu;

/** The elements of a picture in the order they are drawn; throws where the XML is not well formed. */
export const svgElements = (markup: string): readonly SvgElement[] => {
  const elements: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const open: (typeof elements)[number][] = [];
  let read = 0;
  for (const match of markup.matchAll(TOKEN)) {
    const [token, closing, name, attributes = '', empty, text] = match;
    if (match.index !== read) throw new Error(`Not XML: ${markup.slice(read, read + 60)}`);
    read += token.length;
    const last = open.at(-1);
    if (text !== undefined) {
      if (last) last.text += text;
    } else if (closing) {
      if (open.pop()?.name !== name) throw new Error(`Unbalanced: ${token}`);
    } else {
      const element = {
        name: name ?? '',
        attributes: Object.fromEntries(
          [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
        ),
        text: '',
      };
      elements.push(element);
      if (!empty) open.push(element);
    }
  }
  if (read !== markup.length || open.length > 0) throw new Error('Unfinished XML');
  return elements;
};
