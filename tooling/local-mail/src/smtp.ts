import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import type { Holds } from './holds.ts'
import type { Mailbox } from './mailbox.ts'

/** Accepts any message without authentication, because it listens only on loopback. */
export async function startSmtp(port: number, mailbox: Mailbox, holds: Holds) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) =>
      void holds.pass('recipient').then(() => done(refusalOf(holds.refusal()))),
    onData: (stream, _session, done) =>
      void keep(stream, mailbox)
        .then(() => holds.pass('end'))
        .then(() => done(), done),
  })
  // A killed sender resets its connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port, // it listens on TCP
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
      }),
  }
}

const refusalOf = (responseCode: number | undefined) =>
  responseCode === undefined ? null : Object.assign(new Error('Refused on purpose'), { responseCode })

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
