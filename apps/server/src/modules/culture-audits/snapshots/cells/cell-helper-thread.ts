import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { canonicalCells, segmentValues } from '@cadran/scoring';
import { tallyOf } from '../counts/respondent-tally.ts';
import { PUBLICATION_RULES } from '../publication-rules.ts';
import { claimCell, type HelpedSnapshot } from './cell-helper.ts';
import { createCellPublisher, type PublishedCell } from './cell-publisher.ts';

// Of this thread only: it takes what requests, the database and the other thread leave of the processors.
setPriority(constants.priority.PRIORITY_LOW);

/** The last cells first, whether or not the span audit, which runs meanwhile, will serve them. */
const { plan, groups, claims } = workerData as HelpedSnapshot;
const publisher = createCellPublisher(plan, tallyOf(groups), PUBLICATION_RULES);
const published: PublishedCell[] = [];
const cells = canonicalCells(segmentValues(plan.units));
for (const [place, cell] of [...cells.entries()].toReversed())
  if (publisher.isCandidate(cell, publisher.insideOf(cell)) && claimCell(claims, place))
    published.push(publisher.publish(cell));
parentPort?.postMessage(published);
