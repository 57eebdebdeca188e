export { type Caller, currentCaller, onBehalfOf, onNobodysBehalf } from './caller.ts';
export { createSingleFlight } from './single-flight.ts';
export { CallerGoneError, createTurns, TooBusyError, type Turns } from './turns.ts';
