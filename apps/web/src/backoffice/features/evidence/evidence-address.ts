export const ORGANIZATION_EVIDENCE_PATH = '/admin/evidence';
export const EVIDENCE_PATH = '/superadmin/evidence';
export const MANUAL_PATH = '/superadmin/evidence/manual';

/** The version of the questionnaire that is read; left out: the newest. */
export interface EvidenceAddress {
  readonly version?: number;
}

export const parseEvidenceAddress = ({
  version,
}: Readonly<Record<string, unknown>>): EvidenceAddress => {
  const number = Number(version);
  return Number.isInteger(number) && number > 0 && number <= 1000 ? { version: number } : {};
};
