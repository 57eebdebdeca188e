import type { Language, Theme } from '@cadran/contract';
import { themeTokens } from '@cadran/theme';

export interface MailBody {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly lines?: readonly string[];
  readonly message?: string | undefined;
  /** A decision mail without a report has none, and no note about it. */
  readonly button: { readonly text: string; readonly link: string } | null;
  readonly linkBelow: string;
  readonly note: string;
  readonly closing: string;
  readonly footer: string;
}

export interface Branding {
  readonly name: string;
  readonly theme: Theme;
  readonly hasLogo: boolean;
}

export const LOGO_CID = 'logo';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
const escapeWithBreaks = (text: string): string => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');

const paragraph = (html: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${html}</p>`;

/** The button, the note and the address of the button in full. */
const linked = (
  { note, linkBelow }: MailBody,
  { text, link }: NonNullable<MailBody['button']>,
  color: ReturnType<typeof themeTokens>,
): string[] => {
  const soft = `font-size:14px;color:${color['--c-ink-soft']}`;
  const address = escapeHtml(link);
  return [
    paragraph(
      `<a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${color['--c-primary']};color:${color['--c-primary-on']};font-weight:600;text-decoration:none">${escapeHtml(text)}</a>`,
    ),
    paragraph(escapeHtml(note), soft),
    paragraph(
      `${escapeHtml(linkBelow)}<br><a href="${address}" style="color:${color['--c-primary-text']};word-break:break-all">${address}</a>`,
      soft,
    ),
  ];
};

/** Inline styles only, for mail programs: no style sheet, script or remote content. */
export const renderHtml = (body: MailBody, branding: Branding): string => {
  const color = themeTokens(branding.theme);
  const name = escapeHtml(branding.name);
  const head = branding.hasLogo
    ? `<img src="cid:${LOGO_CID}" alt="${name}" height="40" style="height:40px;display:block;border:0">`
    : `<span style="font-size:18px;font-weight:600">${name}</span>`;
  const lines = (body.lines ?? []).map(
    (line) => `<li style="margin:0 0 4px">${escapeHtml(line)}</li>`,
  );
  return [
    `<!doctype html><html lang="${body.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(body.subject)}</title></head>`,
    `<body style="margin:0;background:${color['--c-page']};font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:${color['--c-ink']}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:${color['--c-surface']};border-radius:8px;border:1px solid ${color['--c-line']}">`,
    `<tr><td style="padding:20px 28px;border-radius:8px 8px 0 0;border-bottom:1px solid ${color['--c-line']};background:${color['--c-hf']};color:${color['--c-hf-text']}">${head}</td></tr>`,
    `<tr><td style="padding:28px">`,
    paragraph(escapeHtml(body.greeting)),
    ...body.paragraphs.map((text) => paragraph(escapeWithBreaks(text))),
    body.message
      ? paragraph(
          escapeWithBreaks(body.message),
          `padding:12px 16px;border-left:4px solid ${color['--c-primary']};background:${color['--c-primary-soft']}`,
        )
      : '',
    lines.length > 0 ? `<ul style="margin:0 0 16px;padding-left:20px">${lines.join('')}</ul>` : '',
    ...(body.button === null ? [] : linked(body, body.button, color)),
    paragraph(`${escapeHtml(body.closing)}<br>${name}`, 'margin-bottom:0'),
    `</td></tr></table>`,
    `<p style="margin:16px 0 0;font-size:12px;color:${color['--c-ink-soft']}">${escapeHtml(body.footer)}</p>`,
    `</td></tr></table></body></html>`,
  ].join('\n');
};

export const renderText = (body: MailBody, { name }: Pick<Branding, 'name'>): string =>
  [
    body.greeting,
    ...body.paragraphs,
    body.message ? body.message.replaceAll(/^/gm, '> ') : '',
    (body.lines ?? []).map((line) => `- ${line}`).join('\n'),
    ...(body.button === null ? [] : [`${body.button.text}\n${body.button.link}`, body.note]),
    `${body.closing}\n${name}`,
    `-- \n${body.footer}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
