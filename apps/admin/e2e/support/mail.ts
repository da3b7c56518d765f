import { expect } from '@playwright/test'

interface Message {
  to: string[] | string
  text: string
}

/** The text of the newest email to an address that matches `words`; waits until it arrives. */
export async function mailTo(email: string, words: RegExp): Promise<string> {
  let said = ''
  await expect(async () => {
    const answer = await fetch(`${process.env['E2E_MAIL'] ?? ''}/messages`)
    const messages = (await answer.json()) as Message[] // newest first, as the stand-in lists them
    // A notice of something else may come later than what is looked for.
    const found = messages.find(({ to, text }) => to.includes(email) && words.test(text))
    expect(found).toBeDefined()
    said = found?.text ?? ''
  }).toPass()
  return said
}

/** The link in the invitation sent to an address; waits until it arrives. */
export const invitationIn = (email: string) => linkIn(email, /\S+\/admin\/invitation#\S+/)

/** The password reset link sent to an address; waits until it arrives. */
export const newPasswordLinkIn = (email: string) => linkIn(email, /\S+\/admin\/new-password#\S+/)

/** The confirmation link sent to a new staff email address; waits until it arrives. */
export const newEmailLinkIn = (email: string) => linkIn(email, /\S+\/admin\/new-email#\S+/)

const linkIn = async (email: string, link: RegExp) => link.exec(await mailTo(email, link))?.[0] ?? ''
