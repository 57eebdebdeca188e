import { strToU8, type Zippable, zipSync } from 'fflate';
import { RELATIONS, XML } from './xml.ts';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Its last word names the kind; the core properties are the package's own. */
const kindOf = (kind: string): string =>
  kind === 'core-properties'
    ? `${PACKAGE}/relationships/metadata/core-properties`
    : `${RELATIONS}/${kind}`;

interface Relationship {
  /** `slide`, `chart`, `image`, … */
  readonly kind: string;
  /** The path of the other part. */
  readonly to: string;
}

/** A file of an Office document; relationships are numbered from `rId1` in their order. */
export interface Part {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Left out for pictures and workbooks, whose extension tells it. */
  readonly contentType?: string;
  readonly relationships?: readonly Relationship[];
}

const relationshipsXml = (relationships: readonly Relationship[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relationships
    .map(
      ({ kind, to }, place) =>
        `<Relationship Id="rId${place + 1}" Type="${kindOf(kind)}" Target="/${to}"/>`,
    )
    .join('')}</Relationships>`;

const contentTypes = (parts: readonly Part[]): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>${parts
    .flatMap(({ path, contentType }) =>
      contentType === undefined
        ? []
        : [`<Override PartName="/${path}" ContentType="${contentType}"/>`],
    )
    .join('')}</Types>`;

const relationshipsPath = (path: string): string => {
  const folder = path.lastIndexOf('/') + 1;
  return `${path.slice(0, folder)}_rels/${path.slice(folder)}.rels`;
};

/** An Office document: its parts, what they are and how they refer to each other, zipped. */
export const officePackage = (
  parts: readonly Part[],
  root: readonly Relationship[],
): Uint8Array => {
  const files: Zippable = {
    '[Content_Types].xml': strToU8(contentTypes(parts)),
    '_rels/.rels': strToU8(relationshipsXml(root)),
  };
  for (const { path, content, relationships = [] } of parts) {
    files[path] = typeof content === 'string' ? strToU8(content) : content;
    if (relationships.length > 0)
      files[relationshipsPath(path)] = strToU8(relationshipsXml(relationships));
  }
  return zipSync(files);
};
