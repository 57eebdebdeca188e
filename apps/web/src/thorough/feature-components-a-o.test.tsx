import { declareOtherTurns } from '../testing/declare-other-turns.ts';

declareOtherTurns(import.meta.glob('../backoffice/features/[a-o]*/**/*.component.test.tsx'));
