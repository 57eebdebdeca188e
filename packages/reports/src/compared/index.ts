export { bestOfScores } from './best-of-row.ts';
export {
  culturePicture,
  motivationOrder,
  personalityPictures,
  valuesPicture,
} from './compare-pictures.ts';
export { type ComparedCandidate, toComparedCandidates } from './compared-candidates.ts';
