import { serveJobs } from '@cadran/processes/serve-jobs';
import { computeScores } from './compute-scores.ts';

serveJobs(computeScores);
