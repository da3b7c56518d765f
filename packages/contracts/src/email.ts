/**
 * An email address that mail can reach: the local part of RFC 5321 without quotes, at most 64 characters, and a domain
 * name with a dot whose last label starts with a letter, so that neither `localhost` nor an IP address is one.
 */
export const emailPattern = [
  '^(?=[^@]{1,64}@)',
  "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@",
  '(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+',
  '[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$',
].join('')

export const emailMax = 254

/** Whether the server accepts this address. */
export const isEmail = (text: string): boolean =>
  text.length <= emailMax && new RegExp(emailPattern, 'u').test(text)
