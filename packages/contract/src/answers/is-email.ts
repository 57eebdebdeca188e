const LOCAL = /^[A-Z0-9_'+-]+(?:\.[A-Z0-9_'+-]+)*$/i;
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u;

/** The form of an address, for whoever cannot afford a validation library; only a mail proves it. */
export const isEmail = (value: string): boolean => {
  const [local = '', domain = '', ...more] = value.split('@');
  return more.length === 0 && LOCAL.test(local) && DOMAIN.test(domain);
};
