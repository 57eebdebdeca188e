import type { Language } from '@cadran/contract';
import { evidence as evidenceWords } from '@cadran/i18n/evidence';
import type { Member } from '@cadran/policies';
import type { DocumentWords, ManualData, OrganizationDocumentData } from '@cadran/reports';
import { ENGINE_VERSION } from '@cadran/scoring';
import { memberTransaction } from '../../../http/authentication/member.ts';
import type { Services } from '../../../http/context.ts';
import { VERSION } from '../../../version.ts';
import {
  findAdministeredOrganization,
  findLogoContent,
  findOrganization,
  timeZoneOf,
} from '../../organizations/index.ts';
import type { ReportBranding } from '../../reports/index.ts';
import { listNormsVersions } from '../norms/choose-norms.ts';
import { readEvidence } from '../reading/read-evidence.ts';
import { readOrganizationEvidence } from '../reading/read-organization-evidence.ts';

interface Loaded<Data> {
  readonly data: Data;
  readonly branding: ReportBranding;
}

/** All that the technical manual says, branded as the reader's own organisation. */
export const loadManual = async (
  services: Pick<Services, 'database' | 'panels'>,
  actor: Member,
  timeZone: string | undefined,
  now: Date,
): Promise<Loaded<ManualData>> => {
  const { database } = services;
  const { organization, logo, norms } = await memberTransaction(database, actor, async (tx) => {
    const found = await findOrganization(tx, actor.organizationId);
    return {
      organization: found,
      logo: await findLogoContent(tx, found),
      norms: await listNormsVersions(tx),
    };
  });
  return {
    branding: { organization, logo },
    data: {
      evidence: await readEvidence(
        services,
        (work) => memberTransaction(database, actor, work),
        undefined,
      ),
      norms,
      productVersion: VERSION,
      engineVersion: ENGINE_VERSION,
      madeAt: now.toISOString(),
      timeZone: timeZone ?? timeZoneOf(organization),
    },
  };
};

/** All that the documents of an organisation say. */
export const loadOrganizationDocument = async (
  { database }: Pick<Services, 'database'>,
  actor: Member,
  organizationId: string,
  timeZone: string | undefined,
  now: Date,
): Promise<Loaded<OrganizationDocumentData>> => {
  const { organization, logo } = await memberTransaction(database, actor, async (tx) => {
    const found = await findAdministeredOrganization(tx, actor, organizationId);
    return { organization: found, logo: await findLogoContent(tx, found) };
  });
  return {
    branding: { organization, logo },
    data: {
      evidence: await database.withTenant(organizationId, (tx) =>
        readOrganizationEvidence(tx, organizationId),
      ),
      organization: {
        name: organization.name,
        privacyContact: organization.privacyContact,
        retentionDays: organization.screeningRetentionDays,
        addUpAnswers: organization.addUpAnswers,
      },
      madeAt: now.toISOString(),
      timeZone: timeZone ?? timeZoneOf(organization),
    },
  };
};

export const loadDocumentWords = async (language: Language): Promise<DocumentWords> => ({
  panels: await evidenceWords.panels.load(language),
  manual: await evidenceWords.manual.load(language),
  instructions: await evidenceWords.instructions.load(language),
  risks: await evidenceWords.risks.load(language),
  impactAssessment: await evidenceWords.impactAssessment.load(language),
});
