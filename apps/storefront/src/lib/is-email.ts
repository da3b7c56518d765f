/** Roughly what the server takes for an e-mail address; the server has the last word. */
export const isEmail = (text: string): boolean =>
  /^[^\s@"(),:;<>[\]\\]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(text) && text.length <= 254
