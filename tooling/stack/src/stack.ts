import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripeEventTypes } from '@recadinho/contracts/payments'
import { sandboxEnvironment, sandboxGateways, startLocalGateway } from '@recadinho/local-gateway'
import { startLocalMail } from '@recadinho/local-mail'
import { startLandingSite } from '@recadinho/landing-page'
import { startLocalAds } from '@recadinho/local-ads'
import { startLocalWhatsapp } from '@recadinho/local-whatsapp'
import { startPostgres } from '@recadinho/postgres'
import { startWeb } from '@recadinho/web'
import { filmEncoder } from './ffmpeg.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { assertPortsFree, type Ports } from './ports.ts'
import { shopControls } from './shop-controls.ts'
import { endWithUs } from './survivors.ts'

export interface StackOptions {
  root: string
  dataDir: string
  ports: Ports
  /** An external PostgreSQL to use instead of the embedded one. */
  databaseUrl?: string | undefined
  /** Deletes the data of earlier starts. */
  fresh?: boolean
  say: (line: string) => void
  /** Aborts a start in progress: stops what is running and rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

export interface Stack {
  stop(): Promise<void>
}

/** The stand-in's keys, worthless anywhere else. */
const sandbox = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox_only_for_local_use',
}

/** A made-up key: `.example` domains do not exist. The sandbox plays the bank behind it. */
const pixKey = { key: 'sandbox@recadinho.example', webhookSecret: 'the word of the sandbox bank, locally' }

const whatsapp = {
  phoneNumberId: '15550000000',
  accessToken: 'sandbox-access',
  appSecret: 'statuses for local use only',
  verifyToken: 'webhooks for local use only',
}

/** Tokens that the test advertisers accept; set under Settings → Advertising. */
const adTokens = { metaToken: 'sandbox-token-for-meta', tiktokToken: 'sandbox-token-for-tiktok' }

/** Starts the whole shop from its built files; parts stop in reverse order. */
export async function startStack({
  root,
  dataDir,
  ports,
  databaseUrl,
  fresh = false,
  say,
  signal,
}: StackOptions): Promise<Stack> {
  if (fresh)
    for (const name of ['gateway.jsonl', 'api.log', 'renderer.log', 'videos', 'uploads', 'pages'])
      rmSync(join(dataDir, name), { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const compileCache = process.env['NODE_COMPILE_CACHE'] ?? join(dataDir, 'compile-cache')
  await assertPortsFree(ports)
  const running: { stop(): Promise<void> }[] = []
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop()
  }
  try {
    let database = databaseUrl
    if (!database) {
      say('> Starting PostgreSQL …')
      const postgres = await startPostgres({
        dataDir: join(dataDir, 'postgres'),
        port: ports.postgres,
        fresh,
      })
      // PostgreSQL's "fast" shutdown.
      const ended = postgres.pid === undefined ? () => {} : endWithUs(postgres.pid, 'SIGINT')
      running.push({ stop: () => postgres.stop().then(ended) })
      database = postgres.url
      signal?.throwIfAborted()
    }
    const address = (part: keyof Ports) => `http://localhost:${ports[part]}`
    const api = `http://127.0.0.1:${ports.api}`
    let apiProcess: ServerProcess | undefined
    const gateway = await startLocalGateway({
      ...sandbox,
      port: ports.gateway,
      publicUrl: address('gateway'),
      webhookUrl: `${api}/api/webhooks/stripe`,
      webhookEvents: stripeEventTypes,
      gateways: sandboxGateways((name) => `${api}/api/webhooks/${name}`),
      bank: { webhookSecret: pixKey.webhookSecret, webhookUrl: `${api}/api/webhooks/pix_key` },
      neighbours: { shop: address('storefront'), admin: `${address('admin')}/admin` },
      shop: shopControls(database, () => apiProcess),
      statePath: join(dataDir, 'gateway.jsonl'),
    })
    running.push({ stop: () => gateway.close() })
    const mail = await startLocalMail({ smtpPort: ports.smtp, pagePort: ports.mail })
    running.push({ stop: () => mail.close() })
    const chat = await startLocalWhatsapp({
      ...whatsapp,
      port: ports.whatsapp,
      webhookUrl: `${api}/api/webhooks/whatsapp`,
      linkBase: `${address('storefront')}/video?order=`,
      delivers: true,
    })
    running.push({ stop: () => chat.close() })
    const ads = await startLocalAds({ ...adTokens, port: ports.ads })
    running.push({ stop: () => ads.close() })
    const landing = await startLandingSite({
      port: ports.landing,
      shop: address('storefront'),
      site: 'example',
    })
    running.push({ stop: () => landing.close() })
    say('> Starting the API …')
    apiProcess = await startServer({
      name: 'The API',
      startedPath: '/readyz',
      entry: join(root, 'apps/api/dist/server.js'),
      env: {
        ...apiEnvironment(ports, database, mail.url),
        WHATSAPP_API_URL: chat.url,
        META_API_URL: `${ads.url}/graph`,
        META_SCRIPT_URL: `${ads.url}/fbevents.js`,
        TIKTOK_API_URL: `${ads.url}/tiktok`,
        TIKTOK_SCRIPT_URL: `${ads.url}/events.js`,
        VIDEO_DIR: join(dataDir, 'videos'),
        UPLOAD_DIR: join(dataDir, 'uploads'),
        FILM_FFMPEG_PATH: filmEncoder(),
        SPEECH_SERVICE: process.env['SPEECH_SERVICE'] ?? 'program',
        SPEECH_MODELS_DIR: join(dataDir, 'voices'),
        RENDERER_URL: `http://127.0.0.1:${ports.renderer}`,
        // Reuses compiled code at the next start, which is faster and saves 10 MB of memory.
        NODE_COMPILE_CACHE: compileCache,
        // As in the image: limits the young generation, which V8 would grow to 100 MB under load.
        NODE_OPTIONS: '--max-semi-space-size=4',
      },
      url: api,
      logFile: join(dataDir, 'api.log'),
      say,
      signal,
    })
    running.push(apiProcess)
    const pagesDir = join(dataDir, 'pages')
    say('> Starting the page renderer …')
    const renderer = await startServer({
      name: 'The page renderer',
      // The first release may take a while; until then, the build's pages are served.
      startedPath: '/healthz',
      entry: join(root, 'apps/storefront/renderer/main.ts'),
      env: {
        API_URL: api,
        PAGES_DIR: pagesDir,
        HOST: '127.0.0.1',
        RENDERER_PORT: String(ports.renderer),
        NODE_COMPILE_CACHE: compileCache,
      },
      url: `http://127.0.0.1:${ports.renderer}`,
      logFile: join(dataDir, 'renderer.log'),
      say,
      signal,
    })
    running.push(renderer)
    const origins = {
      api,
      adminOrigin: address('admin'),
      gatewayOrigin: address('gateway'),
      adsOrigin: ads.url,
    }
    for (const app of ['storefront', 'admin'] as const)
      running.push(
        await startWeb({
          app,
          root: join(root, 'apps', app, 'dist'),
          port: ports[app],
          ...(app === 'storefront' ? { pagesDir } : {}),
          ...origins,
        }),
      )
    signal?.throwIfAborted()
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function apiEnvironment(ports: Ports, databaseUrl: string, smtpUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(ports.api),
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: `http://localhost:${ports.storefront}`,
    ADMIN_URL: `http://localhost:${ports.admin}`,
    STRIPE_SECRET_KEY: sandbox.secretKey,
    STRIPE_PUBLISHABLE_KEY: sandbox.publishableKey,
    STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
    STRIPE_API_URL: `http://127.0.0.1:${ports.gateway}`,
    SANDBOX_LINKS_URL: `http://localhost:${ports.gateway}/link`,
    STRIPE_SCRIPT_URL: `http://localhost:${ports.gateway}/stripe.js`,
    ...sandboxEnvironment({
      api: `http://127.0.0.1:${ports.gateway}`,
      browser: `http://localhost:${ports.gateway}`,
    }),
    PIX_KEY: pixKey.key,
    PIX_MERCHANT_NAME: 'RECADINHO SANDBOX',
    PIX_MERCHANT_CITY: 'SAO PAULO',
    PIX_WEBHOOK_SECRET: pixKey.webhookSecret,
    SMTP_URL: smtpUrl,
    WHATSAPP_PHONE_NUMBER_ID: whatsapp.phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: whatsapp.accessToken,
    WHATSAPP_APP_SECRET: whatsapp.appSecret,
    WHATSAPP_VERIFY_TOKEN: whatsapp.verifyToken,
    SANDBOX_LANDING_URL: `http://localhost:${ports.landing}`,
  }
}
