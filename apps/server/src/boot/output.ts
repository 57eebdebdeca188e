/** To whoever started the server. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

export const sayError = (line: string): void => void process.stderr.write(`${line}\n`);

/** PostgreSQL's routine messages are logged at debug level, its errors always. */
export const databaseLog = (level: string) => (line: string) => {
  const everyday = /^\s*(LOG|HINT|DETAIL):|the database system is (starting up|shutting down)/;
  if (level === 'debug' || level === 'trace' || !everyday.test(line)) sayError(line.trimEnd());
};
