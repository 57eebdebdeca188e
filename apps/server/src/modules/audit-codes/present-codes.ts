import {
  type AuditAccess,
  type CodeCounts,
  type GivenCodes,
  type OrganizationalUnit,
  roundLiveCount,
} from '@cadran/contract';
import { destroyedSecret } from './mailed/code-secret.ts';

/** People in all units; null unless every unit has a head-count. */
export const declaredHeadcount = (units: readonly OrganizationalUnit[]): number | null => {
  const expected = units.flatMap(({ expectedHeadcount }) => expectedHeadcount ?? []);
  if (expected.length < units.length || units.length === 0) return null;
  return expected.reduce((sum, people) => sum + people, 0);
};

interface CampaignRow {
  readonly access: AuditAccess;
  readonly units: readonly OrganizationalUnit[];
  readonly codeSecret: Buffer | null;
  readonly codesMailed: number;
  readonly codesPrinted: number;
  readonly opened: number;
  readonly completed: number;
}

/** For respondents; null for an audit by link. */
export const presentGivenCodes = ({
  access,
  codesMailed,
  codesPrinted,
}: CampaignRow): GivenCodes | null =>
  access === 'codes' ? { mailed: codesMailed, printed: codesPrinted } : null;

/** Each used code has opened one questionnaire. */
export const presentCodeCounts = (row: CampaignRow): CodeCounts | null => {
  const given = presentGivenCodes(row);
  return (
    given && {
      ...given,
      used: roundLiveCount(row.opened + row.completed),
      headcount: declaredHeadcount(row.units),
      canMail: !destroyedSecret(row),
    }
  );
};
