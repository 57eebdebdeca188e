import { serveJobs } from '@cadran/processes/serve-jobs';
import { computePanels } from './compute-panels.ts';

serveJobs(computePanels);
