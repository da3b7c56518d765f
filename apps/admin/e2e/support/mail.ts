import { expect } from '@playwright/test'

interface Message {
  to: string[] | string
  text: string
}

/** The link in the invitation that an address got, once it is there. */
export async function invitationIn(email: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const answer = await fetch(`${process.env['E2E_MAIL'] ?? ''}/messages`)
    const messages = (await answer.json()) as Message[] // the newest first, as the stand-in lists them
    const received = messages.find(({ to }) => to.includes(email))
    link = /\S+\/admin\/invitation#\S+/.exec(received?.text ?? '')?.[0]
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}
