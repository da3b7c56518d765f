import type { Locale } from '@recadinho/contracts/common'
import type { EmailContent } from './email-content.ts'
import { greetingName } from './names.ts'
import { i18nFor } from './i18n.ts'

export interface ContactAnswerFacts {
  siteTitle: string
  /** Name of the person who wrote to the shop. */
  fullName: string
  subject: string
  message: string
  /** The date of the message, formatted. */
  written: string
  /** The answer that staff wrote. */
  answer: string
}

/** The staff's answer to a contact message, which it quotes. */
export function contactAnswerContent(
  locale: Locale,
  { siteTitle, fullName, subject, message, written, answer }: ContactAnswerFacts,
): EmailContent {
  const i18n = i18nFor[locale]
  const name = greetingName(fullName)
  return {
    locale,
    siteTitle,
    subject: i18n._('Re: {subject}', { subject }),
    greeting: name === undefined ? i18n._('Hi,') : i18n._('Hi {name},', { name }),
    parts: [
      ...paragraphs(answer).map((text) => ({ kind: 'text', text }) as const),
      { kind: 'quote', lead: i18n._('On {written}, you wrote:', { written }), text: unixLines(message) },
    ],
  }
}

const unixLines = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim()
const paragraphs = (text: string) => unixLines(text).split(/\n[ \t]*\n\s*/)
