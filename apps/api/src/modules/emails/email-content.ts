import type { Locale } from '@recadinho/contracts/common'
import { i18nFor } from './i18n.ts'

/** An email's content, for both its plain text and its HTML. */
export interface EmailContent {
  locale: Locale
  subject: string
  siteTitle: string
  greeting: string
  /** The order's characters, in the HTML only. */
  characters?: readonly Picture[]
  parts: readonly Part[]
  /** Where to ask for help, in the HTML only, for emails whose text does not say it. */
  help?: Line
}

export interface Picture {
  src: string
  alt: string
}

/** A paragraph with its line breaks; a quote; a list of facts; a button; several notes. */
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

/** `link` is the URL within the text that is clickable in the HTML. */
export interface Line {
  text: string
  link?: string
}

interface LinkEmail extends Pick<EmailContent, 'siteTitle' | 'subject'> {
  lead: string
  label: string
  link: string
  notes: readonly Line[]
}

/** An email around one link. */
export const linkEmail = (
  locale: Locale,
  { siteTitle, subject, notes, ...action }: LinkEmail,
): EmailContent => ({
  locale,
  siteTitle,
  subject,
  greeting: i18nFor[locale]._('Hi,'),
  parts: [
    { kind: 'action', ...action },
    { kind: 'notes', notes },
  ],
})

/** The plain text: paragraphs of one or more lines, separated by empty lines. */
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
