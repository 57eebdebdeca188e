/** The parameters of argon2id; older hashes with lower ones are renewed at the next log-in. */
export const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const;
