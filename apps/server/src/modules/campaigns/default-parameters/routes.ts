import type { contract, DefaultParameters, Module } from '@cadran/contract';
import { organizationPolicy } from '@cadran/policies';
import { authorise } from '../../../http/authorise.ts';
import type { Handlers } from '../../../http/context.ts';
import { changedFields, logOrganizationActivity } from '../../activity-log/index.ts';
import {
  findAdministeredOrganization,
  findOrganization,
  updateOrganization,
} from '../../organizations/index.ts';
import { sanitizeCustomization } from '../customization/sanitize-customization.ts';

type Common = NonNullable<DefaultParameters['profiling']>;

const withSafeTexts = <T extends Common>(module: Module, fields: T): T =>
  fields.customization === undefined
    ? fields
    : {
        ...fields,
        customization: sanitizeCustomization(fields.customization, `${module}.customization`),
      };

export const defaultParameters: Handlers<typeof contract.defaultParameters> = {
  read: async ({ actor, tx, params }) => {
    const organization = await findOrganization(tx, params.id);
    authorise(organizationPolicy.read, actor, params.id);
    return organization.defaultParameters;
  },

  save: async ({ actor, tx, params, body, now }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    const { screening, profiling } = body;
    const change = {
      defaultParameters: {
        ...(screening && { screening: withSafeTexts('screening', screening) }),
        ...(profiling && { profiling: withSafeTexts('profiling', profiling) }),
      },
    };
    const fields = changedFields(organization, change);
    if (fields.length === 0) return organization.defaultParameters;
    const changed = await updateOrganization(tx, params.id, change);
    await logOrganizationActivity(tx, actor, 'update', changed, now, { fields });
    return changed.defaultParameters;
  },
};
