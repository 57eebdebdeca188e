import { CONTRACT_TYPES, DELAYS, type Language, TRANSPORTS } from '@cadran/contract';
import { createReferenceSearch } from '@cadran/instruments/reference/search-reference';
import { SECTORS } from '@cadran/instruments/reference/sectors';
import {
  CONTRACT_TYPE_NAMES,
  DELAY_NAMES,
  TRANSPORT_NAMES,
} from '@cadran/instruments/reference/work-conditions';

export const searchSectors = createReferenceSearch(SECTORS);

export const contractOptions = (language: Language) =>
  CONTRACT_TYPES.map((code) => ({ value: code, label: CONTRACT_TYPE_NAMES[code][language] }));

export const delayOptions = (language: Language) =>
  DELAYS.map((code) => ({ value: code, label: DELAY_NAMES[code][language] }));

export const transportOptions = (language: Language) =>
  TRANSPORTS.map((code) => ({ value: code, label: TRANSPORT_NAMES[code][language] }));
