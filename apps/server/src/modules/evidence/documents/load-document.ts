import type { Language } from '@cadran/contract';
import { evidence as evidenceWords } from '@cadran/i18n/evidence';
import type { Member } from '@cadran/policies';
import type { DocumentData } from '@cadran/reports';
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

interface Loaded {
  readonly data: DocumentData;
  readonly branding: ReportBranding;
}

/** All that a document says of one organisation or, with null, of all; branded as the reader's own otherwise. */
export const loadDocument = async (
  services: Pick<Services, 'database' | 'panels'>,
  actor: Member,
  organizationId: string | null,
  timeZone: string | undefined,
  now: Date,
): Promise<Loaded> => {
  const { database } = services;
  const { organization, logo, norms } = await memberTransaction(database, actor, async (tx) => {
    const found =
      organizationId === null
        ? await findOrganization(tx, actor.organizationId)
        : await findAdministeredOrganization(tx, actor, organizationId);
    return {
      organization: found,
      logo: await findLogoContent(tx, found),
      norms: await listNormsVersions(tx),
    };
  });
  const evidence = await readEvidence(
    services,
    (work) =>
      organizationId === null
        ? memberTransaction(database, actor, work)
        : database.withTenant(organizationId, work),
    organizationId,
    undefined,
  );
  return {
    branding: { organization, logo },
    data: {
      evidence,
      norms,
      organization:
        organizationId === null
          ? null
          : {
              name: organization.name,
              privacyContact: organization.privacyContact,
              retentionDays: organization.screeningRetentionDays,
              addUpAnswers: organization.addUpAnswers,
            },
      productVersion: VERSION,
      engineVersion: ENGINE_VERSION,
      madeAt: now.toISOString(),
      timeZone: timeZone ?? timeZoneOf(organization),
    },
  };
};

export const loadDocumentWords = async (language: Language) => ({
  panels: await evidenceWords.panels.load(language),
  manual: await evidenceWords.manual.load(language),
  instructions: await evidenceWords.instructions.load(language),
  risks: await evidenceWords.risks.load(language),
  impactAssessment: await evidenceWords.impactAssessment.load(language),
});
