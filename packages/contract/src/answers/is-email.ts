const LOCAL = /^[A-Z0-9_'+-]+(?:\.[A-Z0-9_'+-]+)*$/i;
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u;

/** Whether this has the format of an email address; for bundles without a validation library. */
export const isEmail = (value: string): boolean => {
  const [local = '', domain = '', ...more] = value.split('@');
  return more.length === 0 && LOCAL.test(local) && DOMAIN.test(domain);
};
