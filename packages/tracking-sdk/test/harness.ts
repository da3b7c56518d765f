import { findBrowser } from '@recadinho/browser'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { startRecorder, type Recorder, type RecorderOptions } from '../scripts/try/recorder.ts'

export interface Site {
  page: Page
  context: BrowserContext
  recorder: Recorder
  /** The landing page's server, on another origin than the recorder's. */
  home: Recorder
  /** Errors that the page's own listeners received. */
  errors: string[]
  stop(): Promise<void>
}

export async function launch(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser(process.env)
  const own = Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']))
  return chromium.launch({ executablePath, args, env: { ...own, ...env } })
}

export interface SiteOptions extends Pick<RecorderOptions, 'answer'> {
  /** Attributes of the script's element in addition to `data-site`. */
  data?: string
  /** HTML before the script. */
  head?: string
  body?: string
  /** The page's CSP, given the script's origin. */
  policy?: (origin: string) => string
}

/** Opens a landing page with the script from another origin; all its URLs serve the same page. */
export async function openSite(browser: Browser, options: SiteOptions = {}): Promise<Site> {
  const { data = 'data-consent="granted"', head = '', body = '', policy } = options
  const recorder = await startRecorder(options.answer ? { answer: options.answer } : {})
  const script = `<script async src="${recorder.origin}/t.js" data-site="lp1" ${data}></script>`
  const headers: Record<string, string> = policy ? { 'content-security-policy': policy(recorder.origin) } : {}
  const home = await startRecorder({
    page: () => ({ body: `<!doctype html><title>Landing</title>${head}${script}${body}`, headers }),
  })
  const context = await browser.newContext()
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return {
    page,
    context,
    recorder,
    home,
    errors,
    stop: async () => {
      await context.close()
      await Promise.all([recorder.stop(), home.stop()])
    },
  }
}

/** Events in the order of their occurrence, as `action path`. */
export const storyOf = ({ recorder }: Pick<Site, 'recorder'>): string[] =>
  [...recorder.events.values()]
    .toSorted((a, b) => a.eventId.slice(0, 13).localeCompare(b.eventId.slice(0, 13)))
    .map(({ action, navigationInfo }) => `${action} ${navigationInfo.currentPath}`)
