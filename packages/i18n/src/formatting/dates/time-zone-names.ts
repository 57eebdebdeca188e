import { type Language, LOCALES } from '../../language.ts';

interface NamedTimeZone {
  /** Its IANA name. */
  readonly id: string;
  /** Pacific/Auckland · New Zealand Time (GMT+13) */
  readonly label: string;
}

const partOf = (
  id: string,
  language: Language,
  timeZoneName: 'longGeneric' | 'shortOffset',
  now: Date,
): string =>
  new Intl.DateTimeFormat(LOCALES[language], { timeZone: id, timeZoneName })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** To choose from and to search by place or by name; the offset is that of `now`. */
export const timeZoneNames = (language: Language, now: Date): readonly NamedTimeZone[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((id) => id !== 'UTC')].map((id) => {
    const [name, offset] = (['longGeneric', 'shortOffset'] as const).map((style) =>
      partOf(id, language, style, now),
    );
    const place = id.replaceAll('_', ' ');
    return {
      id,
      label: name === offset ? `${place} (${offset})` : `${place} · ${name} (${offset})`,
    };
  });
