import { declareOtherTurns } from '../testing/declare-other-turns.ts';

declareOtherTurns(import.meta.glob('../{respondent,shared,login}/**/*.component.test.tsx'));
