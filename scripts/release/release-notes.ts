/** The section of the changelog for a version; for a commit between two versions that of the next one. */
export const releaseNotes = (changelog: string, version: string): string => {
  const section = (title: string): string | undefined => {
    const lines = changelog.split('\n');
    const start = lines.findIndex(
      (line) => line === `## ${title}` || line.startsWith(`## ${title} `),
    );
    if (start === -1) return undefined;
    const rest = lines.slice(start + 1);
    const end = rest.findIndex((line) => line.startsWith('## '));
    return rest
      .slice(0, end === -1 ? undefined : end)
      .join('\n')
      .trim();
  };
  const text = version.includes('+') ? section('Unreleased') : section(version);
  if (text === undefined || text === '')
    throw new Error(`CHANGELOG.md says nothing about ${version}: add a section "## ${version}".`);
  return `# Cadran ${version}\n\n${text}\n`;
};
