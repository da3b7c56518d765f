import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

/** Takes any message without asking who sends it: it listens on loopback only. */
export async function startSmtp(port: number, mailbox: Mailbox) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => void keep(stream, mailbox).then(() => done(), done),
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
      }),
  }
}

async function keep(stream: SMTPServerDataStream, mailbox: Mailbox) {
  const mail = await PostalMime.parse(await buffer(stream))
  mailbox.add({
    from: mail.from?.address ?? '',
    to: (mail.to ?? []).map((one) => one.address).join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  })
}
