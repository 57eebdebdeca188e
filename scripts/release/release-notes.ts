/** The section of the changelog for a build, such as `2.2.13+4`, or for a commit of it that has no tag. */
export const releaseNotes = (changelog: string, version: string): string => {
  const build = /^[\d.]+\+\d+/u.exec(version)?.[0] ?? version;
  const lines = changelog.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`## ${build} (`));
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('## '));
  const text = rest
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .trim();
  if (start === -1 || text === '')
    throw new Error(
      `CHANGELOG.md says nothing about ${build}: add a section "## ${build} (date)".`,
    );
  return `# Cadran ${version}\n\n${text}\n`;
};
