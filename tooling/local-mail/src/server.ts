import { createMailbox, type Mail } from './mailbox.ts'
import { startPage } from './page.ts'
import { startSmtp } from './smtp.ts'

export type { Mail } from './mailbox.ts'

export interface LocalMailOptions {
  smtpPort: number
  pagePort: number
  /** `process.env.NODE_ENV` of the caller: production is refused. */
  nodeEnv?: string | undefined
}

export interface LocalMail {
  /** For `SMTP_URL`. */
  url: string
  /** What has arrived, the newest first. */
  list: () => Mail[]
  close(): Promise<void>
}

/** A mail server for development and tests: speaks SMTP on loopback, keeps what it gets, delivers nothing. */
export async function startLocalMail({ smtpPort, pagePort, nodeEnv }: LocalMailOptions): Promise<LocalMail> {
  if (nodeEnv === 'production')
    throw new Error('The local mail server delivers nothing and so never runs in production.')
  const mailbox = createMailbox()
  const smtp = await startSmtp(smtpPort, mailbox)
  const page = await startPage(pagePort, mailbox)
  return {
    url: `smtp://127.0.0.1:${smtpPort}`,
    list: mailbox.list,
    async close() {
      await page.close()
      await smtp.close()
    },
  }
}
