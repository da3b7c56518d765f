/**
 * Accepts the e-mail addresses that the server accepts, except quoted names and hosts without a dot. The server
 * decides.
 */
export const isEmail = (text: string): boolean => text.length <= 254 && pattern.test(text)

const pattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i
