import type { City, Place } from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';

/** "Geneva, New York": the region tells namesakes apart. */
export const cityName = ({ name, region }: City, language: Language): string =>
  region ? `${name[language]}, ${region[language]}` : name[language];

export const placeName = (place: Place, language: Language): string =>
  'text' in place ? place.text : cityName(place, language);
