import { useLingui } from '@lingui/react/macro'
import type { ShopHealth } from '@recadinho/contracts/dashboard'
import { Fact } from '../../components/facts.tsx'
import { gatewayName } from '../../lib/labels.ts'
import { useLocale } from '../../lib/use-locale.ts'
import {
  advertiserWords,
  channelWords,
  filmsWords,
  jobsWords,
  outboxWords,
  pollerWords,
  rendererWords,
  roomWords,
  type PartWords,
} from './health-words.ts'
import * as css from './dashboard.css.ts'
import type { ReactNode } from 'react'

/** Each part of the shop: how it does, and what to do about it. */
export function HealthFacts({ health, gateways }: { health: ShopHealth; gateways: ReactNode }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const reading = { i18n, tag, now: Date.parse(health.serverTime) }
  const { mail, whatsapp, renderer } = health
  const parts: [string, PartWords][] = [
    [t`Database`, { text: t`Responds` }],
    [t`Sending of messages`, outboxWords(health.outbox, reading)],
    ...(health.films ? [[t`Making of films`, filmsWords(health.films, reading)] as [string, PartWords]] : []),
    [t`Daily tasks`, jobsWords(health.jobs, reading)],
    [
      t`Mail server`,
      mail.configured
        ? channelWords(mail, t`Check SMTP_URL and the mail server.`, reading)
        : { text: t`Not configured: no email is sent`, todo: t`Set SMTP_URL on the server.` },
    ],
    [
      t`WhatsApp`,
      whatsapp.configured
        ? channelWords(whatsapp, t`Check the token and the templates at Meta.`, reading)
        : { text: t`Not configured: the team sends messages themselves` },
    ],
    ...health.advertising.map((advertiser): [string, PartWords] => [
      advertiser.network === 'meta' ? t`Advertising on Meta` : t`Advertising on TikTok`,
      advertiserWords(advertiser, reading),
    ]),
    [t`Stored videos and pictures`, roomWords(health.files, reading)],
    [t`Uploads`, roomWords(health.uploads, reading)],
    ...(renderer ? [[t`Shop's pages`, rendererWords(renderer, reading)] as [string, PartWords]] : []),
  ]
  return (
    <dl className={css.parts}>
      {parts.map(([name, words]) => (
        <Fact key={name} name={name}>
          <Part {...words} />
        </Fact>
      ))}
      {gateways}
      <Fact name={t`Payment checks`}>
        {health.pollers.map((poller) => (
          <Part
            key={poller.gateway}
            of={gatewayName(i18n, poller.gateway)}
            {...pollerWords(poller, reading)}
          />
        ))}
      </Fact>
    </dl>
  )
}

function Part({ of, text, todo }: PartWords & { of?: string }) {
  return (
    <div>
      {of === undefined ? text : `${of}: ${text}`}
      {todo !== undefined && <div className={css.todo}>{todo}</div>}
    </div>
  )
}
