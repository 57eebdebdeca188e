import { declareOtherTurns } from '../testing/declare-other-turns.ts';

declareOtherTurns(import.meta.glob('../backoffice/features/[p-z]*/**/*.component.test.tsx'));
