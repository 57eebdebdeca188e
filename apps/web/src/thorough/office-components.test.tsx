import { declareOtherTurns } from '../testing/declare-other-turns.ts';

declareOtherTurns(import.meta.glob('../backoffice/{app,shared}/**/*.component.test.tsx'));
