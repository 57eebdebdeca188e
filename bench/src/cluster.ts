import { once } from 'node:events';
import { startCluster } from './product/cluster/start-cluster.ts';

/** Starts deploy/cluster on this machine until Ctrl-C: npm run bench -- cluster (Debian, as root). */
const stopped = once(process, 'SIGINT');
const cluster = await startCluster();
const lines = cluster.machines.map(({ name, address }) => `  ${name} at ${address}`);
process.stdout.write(`${lines.join('\n')}
Cadran: ${cluster.addresses().join(' and ')} (camille, cadran-demo)
Logs and configuration: ${cluster.folder}
`);
await stopped;
await cluster.close();
