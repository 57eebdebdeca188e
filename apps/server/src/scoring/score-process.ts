import { serveJobs } from '@cadran/processes/serve-jobs';
import { computeAllScores } from './compute-scores.ts';

serveJobs(computeAllScores);
