/** Whose users: those of the own organisation, or everybody's. */
export type Scope = 'organization' | 'platform';
