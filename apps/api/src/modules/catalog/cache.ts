import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Locale } from '@recadinho/contracts/common'
import type { Config } from '../../config.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/client.ts'
import type { Notifications } from '../../db/notifications.ts'
import { displayCurrency } from './prices.ts'
import { readSnapshot, recountSlots, type CatalogSnapshot } from './snapshot.ts'
import { catalogView, type FindPaymentOptions } from './view.ts'

/** A buyer's language and, once chosen, country. */
export interface BuyerMarket {
  locale: Locale
  country?: string
}

export interface CatalogAnswer {
  body: Buffer
  /** The compressed body, built on first use. */
  gzipped(): Buffer
  /** Changes with the content and every minute, so that the clock in a cached answer is never further off. */
  etag: string
}

/** The catalog in memory, kept up to date: every process is notified of each change. */
export interface CatalogCache {
  /** The current offer with its prices; its slots may be slightly stale. */
  snapshot(): Promise<CatalogSnapshot>
  /** The answer to `GET /api/catalog`; synchronous if it is cached. */
  answer(market: BuyerMarket): CatalogAnswer | Promise<CatalogAnswer>
}

interface Dependencies extends Pick<Config, 'adStandIns' | 'scriptWriter'> {
  paymentOptions: FindPaymentOptions
  clock: Clock
  db: Db
  notifications: Notifications
}

interface Page {
  /** The JSON up to the server's clock. */
  head: Buffer
  hash: string
  second: number
  answer: CatalogAnswer
}

/** The slots are counted at most this often, however many orders are paid: they only move the promised time. */
const recountMs = 1_000

export function createCatalogCache({
  adStandIns,
  scriptWriter,
  paymentOptions,
  clock,
  db,
  notifications,
}: Dependencies): CatalogCache {
  let current: CatalogSnapshot | undefined
  let loading: Promise<CatalogSnapshot> | undefined
  let pages = new Map<string, Page>()
  /** An order was paid since the slots were counted, and nothing else has changed. */
  let recount = false
  /** When they were counted, by the process's own clock. */
  let countedAt = -Infinity
  const forget = (changed?: string) => {
    if (changed === 'orders') recount = true
    else current = undefined
    // A load that began before the change may have missed it: the next reader loads again.
    loading = undefined
  }
  notifications.listen('catalog_changed', forget, forget)

  function fresh(now: Date): CatalogSnapshot | undefined {
    // Without the connection for notifications, nothing in memory can be trusted.
    return isValid(now) && !(recount && performance.now() - countedAt >= recountMs) ? current : undefined
  }

  function isValid(now: Date): boolean {
    return current !== undefined && now < current.validUntil && notifications.connected
  }

  /** Every paid order takes a slot: then only the slots are read again, in one statement instead of eight. */
  function read(now: Date): Promise<CatalogSnapshot> {
    return current && isValid(now) ? recountSlots(db, current, now) : readSnapshot(db, now)
  }

  function load(now: Date): Promise<CatalogSnapshot> {
    if (loading) return loading
    recount = false
    countedAt = performance.now()
    const mine = read(now)
      .then((snapshot) => {
        if (loading === mine) {
          current = snapshot
          pages = new Map()
        }
        return snapshot
      })
      .catch((error: unknown) => {
        recount = true
        throw error
      })
      .finally(() => {
        if (loading === mine) loading = undefined
      })
    loading = mine
    return mine
  }

  function pageOf(snapshot: CatalogSnapshot, { locale, country }: BuyerMarket, now: Date): CatalogAnswer {
    const selected = snapshot.countries.find(({ code }) => code === country)
    const currency = displayCurrency(locale, selected, snapshot.settings.default_currency)
    const offer = selected?.offer ?? 'full'
    const key = `${currency} ${offer}`
    const known = snapshot === current ? pages.get(key) : undefined
    const second = Math.floor(now.getTime() / 1000)
    if (known?.second === second) return known.answer
    const { head, hash } = known ?? render(snapshot, currency, offer, now)
    const tail = `"serverTime":"${now.toISOString()}"}`
    const body = Buffer.concat([head, Buffer.from(tail)])
    let gzipped: Buffer | undefined
    const answer = {
      body,
      gzipped: () => (gzipped ??= gzipSync(body)),
      etag: `"${hash}-${Math.floor(second / 60).toString(36)}"`,
    }
    if (snapshot === current) pages.set(key, { head, hash, second, answer })
    return answer
  }

  function render(snapshot: CatalogSnapshot, currency: string, offer: 'full' | 'limited', now: Date) {
    const json = JSON.stringify(
      catalogView(snapshot, currency, offer, { paymentOptions, adStandIns, scriptWriter }, now),
    )
    const head = Buffer.from(`${json.slice(0, -1)},`)
    return { head, hash: createHash('sha256').update(head).digest('base64url').slice(0, 16) }
  }

  return {
    async snapshot() {
      const now = clock.now()
      return current && isValid(now) ? current : await load(now)
    },
    answer(market) {
      const now = clock.now()
      const ready = fresh(now)
      return ready ? pageOf(ready, market, now) : load(now).then((snapshot) => pageOf(snapshot, market, now))
    },
  }
}
