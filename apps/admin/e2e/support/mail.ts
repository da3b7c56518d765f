import { expect } from '@playwright/test'

interface Message {
  to: string[] | string
  text: string
}

/** What the newest e-mail to an address says, once it is there and has these words. */
export async function mailTo(email: string, words: RegExp): Promise<string> {
  let said = ''
  await expect(async () => {
    const answer = await fetch(`${process.env['E2E_MAIL'] ?? ''}/messages`)
    const messages = (await answer.json()) as Message[] // the newest first, as the stand-in lists them
    said = messages.find(({ to }) => to.includes(email))?.text ?? ''
    expect(said).toMatch(words)
  }).toPass()
  return said
}

/** The link in the invitation that an address got, once it is there. */
export const invitationIn = (email: string) => linkIn(email, /\S+\/admin\/invitation#\S+/)

/** The link for a new password that an address got, once it is there. */
export const newPasswordLinkIn = (email: string) => linkIn(email, /\S+\/admin\/new-password#\S+/)

/** The link that confirms a new address of staff, once it is there. */
export const newEmailLinkIn = (email: string) => linkIn(email, /\S+\/admin\/new-email#\S+/)

const linkIn = async (email: string, link: RegExp) => link.exec(await mailTo(email, link))?.[0] ?? ''
