import { runDrills } from '../product/run-drills.ts';
import { loginStorm } from './login-storm.ts';
import { openConnections } from './open-connections.ts';
import { processes } from './processes.ts';

/** Runs the load tests; fails if a target is missed. Usage: npm run bench -- load [words of the tests' names] */
const TESTS = [processes, openConnections, loginStorm];

process.exitCode = await runDrills(TESTS, process.argv.slice(2));
