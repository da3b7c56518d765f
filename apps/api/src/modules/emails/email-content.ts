import type { Locale } from '@recadinho/contracts/common'

/** What an e-mail says, once for both of its parts: the plain text and the page in the shop's look. */
export interface EmailContent {
  locale: Locale
  subject: string
  siteTitle: string
  greeting: string
  /** Whom the order is with, in the page only. */
  characters?: readonly Picture[]
  parts: readonly Part[]
  /** Where to ask, in the page only: for an e-mail whose own words do not say it. */
  help?: Line
}

export interface Picture {
  src: string
  alt: string
}

/** A paragraph, in lines as written; what somebody else wrote; what can be read and pressed; several lines. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'quote'; lead: string; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'action'; lead: string; label: string; link: string }
  | { kind: 'notes'; notes: readonly Line[] }

export interface Fact {
  label: string
  value: string
}

/** `link` is the address within the text that can be pressed in the page. */
export interface Line {
  text: string
  link?: string
}

/** The plain text: paragraphs of one line or several, with an empty line between them. */
export const emailText = ({ greeting, parts, siteTitle }: EmailContent): string =>
  `${[greeting, ...parts.map(paragraph), siteTitle].join('\n\n')}\n`

function paragraph(part: Part): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'quote':
      return [part.lead, ...part.text.split('\n').map((line) => `> ${line}`.trimEnd())].join('\n')
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'action':
      return `${part.lead}\n${part.link}`
    case 'notes':
      break
  }
  return part.notes.map(({ text }) => text).join('\n')
}
