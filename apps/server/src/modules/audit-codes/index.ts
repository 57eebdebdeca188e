/** Codes that open a questionnaire of a culture audit once. Tables: profilingCodes, profilingShuffles and code columns of schema/campaigns/culture-audits.ts. */
export { declaredHeadcount } from './present-codes.ts';
export { destroyedSecret, requireMailableCodes } from './mailed/code-secret.ts';
export { giveCardCodes, generateCardCodes } from './give-card-codes.ts';
export { giveMailedCodes, takeBackMailedCode } from './mailed/give-mailed-codes.ts';
export { findMailedCode } from './mailed/find-mailed-code.ts';
export { hashCodeOfQuestionnaire } from './hash-code.ts';
export { presentCodeCounts, presentGivenCodes } from './present-codes.ts';
export { redeemCode } from './redeem-code.ts';
export { requireCodesLeft } from './require-codes-left.ts';
export { requestShuffle, shuffleRows } from './shuffle/queries.ts';
export { SHUFFLE_MS, shuffleQueue } from './shuffle/shuffle-queue.ts';
export { refuseCode } from './refuse-code.ts';
