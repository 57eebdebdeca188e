import type { Deck } from '@cadran/reports';
import type { Part } from './office-package.ts';
import { escapeXml, XML } from './xml.ts';

/** Title, organisation, language and date, as file managers and screen readers tell them. */
export const propertyParts = (
  { title, subtitle, language }: Deck,
  organization: string,
  created: Date,
): readonly Part[] => {
  const date = created.toISOString().replace(/\.\d+/u, '');
  return [
    {
      path: 'docProps/core.xml',
      contentType: 'application/vnd.openxmlformats-package.core-properties+xml',
      content: `${XML}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(`${title} – ${subtitle}`)}</dc:title><dc:creator>${escapeXml(organization)}</dc:creator><dc:language>${language}</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${date}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${date}</dcterms:modified></cp:coreProperties>`,
    },
    {
      path: 'docProps/app.xml',
      contentType: 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
      content: `${XML}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Cadran</Application><Company>${escapeXml(organization)}</Company></Properties>`,
    },
  ];
};
