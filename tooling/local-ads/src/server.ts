import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { apiRoutes } from './apis.ts'
import { createFaults, type Faults } from './faults.ts'
import { pageRoutes } from './page.ts'
import { pixelRoutes } from './pixels.ts'
import { createRecorded, type RecordedEvent } from './recorded.ts'

export type { Fault } from './faults.ts'
export type { RecordedEvent } from './recorded.ts'

export interface LocalAdsOptions {
  /** 0: any free port. */
  port: number
  metaToken: string
  tiktokToken: string
  /** `process.env.NODE_ENV` of the caller; throws for production. */
  nodeEnv?: string | undefined
  /** How many events to keep; 1,000 by default. */
  kept?: number
}

export interface LocalAds {
  /**
   * The URL of its page; below it are the APIs at `/graph` and `/tiktok`, and the pixels at `/fbevents.js` and
   * `/events.js`.
   */
  url: string
  /** Oldest first. */
  list: () => readonly RecordedEvent[]
  clear: () => void
  faults: Faults
  close(): Promise<void>
}

/** Emulates Meta's and TikTok's pixels and APIs for development and tests, on loopback; never contacts either. */
export async function startLocalAds(options: LocalAdsOptions): Promise<LocalAds> {
  if (options.nodeEnv === 'production')
    throw new Error('The local advertisers reach nobody and so never run in production.')
  const recorded = createRecorded(options.kept)
  const faults = createFaults()
  const server = fastify({ forceCloseConnections: true, bodyLimit: 8 * 1024 * 1024 })
  apiRoutes(server, { ...options, recorded, faults })
  pixelRoutes(server, recorded)
  pageRoutes(server, { recorded, faults })
  await server.listen({ host: 'localhost', port: options.port })
  const { port } = server.server.address() as AddressInfo // it listens on TCP
  return {
    url: `http://localhost:${port}`,
    list: () => recorded.list(),
    clear: () => recorded.clear(),
    faults,
    close: () => server.close(),
  }
}
