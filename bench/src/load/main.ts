import { runDrills } from '../product/run-drills.ts';
import { loginStorm } from './login-storm.ts';
import { openConnections } from './open-connections.ts';
import { submissions } from './submissions.ts';

/**
 * What the product carries. Ends with an error when a target is missed.
 *
 *     npm run load -- [words of the tests' names]
 */
const TESTS = [submissions, openConnections, loginStorm];

process.exitCode = await runDrills(TESTS, process.argv.slice(2));
