import { createHolds, type Holds } from './holds.ts'
import { createMailbox, type Mail } from './mailbox.ts'
import { startPage } from './page.ts'
import { startSmtp } from './smtp.ts'

export type { HoldPoint } from './holds.ts'
export type { Mail } from './mailbox.ts'

export interface LocalMailOptions {
  /** 0 for any free port. */
  smtpPort: number
  pagePort: number
  /** `process.env.NODE_ENV` of the caller; throws for production. */
  nodeEnv?: string | undefined
  /** How many messages are kept; defaults to 500. */
  kept?: number
}

export interface LocalMail extends Omit<Holds, 'pass' | 'refusal'> {
  /** The value for `SMTP_URL`. */
  url: string
  /** Received messages, newest first. */
  list: () => Mail[]
  close(): Promise<void>
}

/** A mail server for development and tests: SMTP on loopback; stores every message and delivers none. */
export async function startLocalMail({
  smtpPort,
  pagePort,
  nodeEnv,
  kept,
}: LocalMailOptions): Promise<LocalMail> {
  if (nodeEnv === 'production')
    throw new Error('The local mail server delivers nothing and so never runs in production.')
  const mailbox = createMailbox(kept)
  const { pass, refusal, ...holds } = createHolds()
  const smtp = await startSmtp(smtpPort, mailbox, { pass, refusal, ...holds })
  const page = await startPage(pagePort, mailbox)
  return {
    url: `smtp://127.0.0.1:${smtp.port}`,
    list: mailbox.list,
    ...holds,
    async close() {
      holds.release()
      await page.close()
      await smtp.close()
    },
  }
}
