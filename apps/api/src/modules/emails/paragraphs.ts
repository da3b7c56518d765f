export interface EmailText {
  subject: string
  text: string
}

/** Paragraphs of one line or several, with an empty line between them. */
export const paragraphs = (...parts: (string | readonly string[])[]): string =>
  `${parts.map((part) => (typeof part === 'string' ? part : part.join('\n'))).join('\n\n')}\n`
