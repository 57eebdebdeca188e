import { mailStorm } from '../../drills/support/mail-storm.ts';

/** Two instances send 5,000 invitations while one of them is killed ten times. */
const invitations = Number(process.argv[2] ?? 5000);
const kills = Number(process.argv[3] ?? 10);

console.table({ invitations, kills, ...(await mailStorm({ invitations, kills })) });
