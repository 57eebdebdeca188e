import { CONTRACT_TYPES, DELAYS, type Language, TRANSPORTS } from '@cadran/contract';
import { PROFESSIONS } from '@cadran/instruments/reference/professions';
import { SECTORS } from '@cadran/instruments/reference/sectors';
import {
  CONTRACT_TYPE_NAMES,
  DELAY_NAMES,
  TRANSPORT_NAMES,
} from '@cadran/instruments/reference/work-conditions';
import type { CodeOption } from './codes-field.tsx';

export const professionOptions = (language: Language): readonly CodeOption[] =>
  PROFESSIONS.map(({ code, name, examples }) => ({
    value: code,
    label: name[language],
    also: examples[language],
  }));

export const sectorOptions = (language: Language): readonly CodeOption[] =>
  SECTORS.map(({ code, name }) => ({ value: code, label: name[language] }));

export const contractOptions = (language: Language) =>
  CONTRACT_TYPES.map((code) => ({ value: code, label: CONTRACT_TYPE_NAMES[code][language] }));

export const delayOptions = (language: Language) =>
  DELAYS.map((code) => ({ value: code, label: DELAY_NAMES[code][language] }));

export const transportOptions = (language: Language) =>
  TRANSPORTS.map((code) => ({ value: code, label: TRANSPORT_NAMES[code][language] }));
