/** What the server takes for an e-mail address, but quoted names and hosts without a dot; the server has the last word. */
export const isEmail = (text: string): boolean => text.length <= 254 && pattern.test(text)

const pattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i
