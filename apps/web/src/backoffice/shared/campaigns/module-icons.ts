import type { Module } from '@cadran/contract';
import { type Icon, IconChartDots3, IconUserSearch } from '@tabler/icons-react';

export const MODULE_ICONS = {
  screening: IconUserSearch,
  profiling: IconChartDots3,
} as const satisfies Record<Module, Icon>;
