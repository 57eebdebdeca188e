import type { PublicOrganization } from '@cadran/contract';
import { Mark } from './mark.tsx';
import './brand.css';

/** The organisation's logo, 50 px high at most; without one, its name beside our mark. */
export const Brand = ({ organization }: { readonly organization: PublicOrganization }) =>
  organization.logo ? (
    <img src={organization.logo} alt={organization.name} className="brand-logo" />
  ) : (
    <span className="brand">
      <Mark size={28} />
      <span className="brand-name">{organization.name}</span>
    </span>
  );
