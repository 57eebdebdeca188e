export const INK = '#1e293b';
export const MUTED = '#64748b';
const FAMILY = 'font-family="Inter, system-ui, sans-serif"';
export const FONT = `${FAMILY} font-size="13"`;
export const SMALL = `${FAMILY} font-size="11"`;

export const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** With its own background, so that it is readable on dark pages. */
export const svg = (width: number, height: number, title: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escapeText(title)}</title>
<rect width="${width}" height="${height}" rx="8" fill="#ffffff"/>
${content}
</svg>
`;
