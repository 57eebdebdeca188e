import { BUILD, VERSION } from '../src/version.ts';

/** Usage: npm run cadran -- version [--json]. */
const [command, ...options] = process.argv.slice(2);
if (command === 'version' && options.every((option) => option === '--json')) {
  console.log(options.length > 0 ? JSON.stringify({ version: VERSION, build: BUILD }) : BUILD);
} else {
  console.error('Usage: npm run cadran -- version [--json]');
  process.exitCode = 2;
}
