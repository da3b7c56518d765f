import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { definedEnv, findBrowser } from '@recadinho/browser'
import { startWeb } from '@recadinho/web'
import { root, type Shop } from './shop.ts'

const port = 24_648

export interface AdminPage {
  page: Page
  origin: string
  stop: () => Promise<void>
}

/** The admin in a browser, signed in. */
export async function openAdmin(shop: Shop, cookie: string): Promise<AdminPage> {
  const origin = `http://localhost:${port}`
  const web = await startWeb({
    app: 'admin',
    root: join(root, 'apps/admin/dist'),
    port,
    api: shop.api,
    adminOrigin: origin,
  })
  const { executablePath, args, env } = await findBrowser(process.env)
  const browser = await chromium.launch({ executablePath, args, env: { ...definedEnv(process.env), ...env } })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value, url: origin, secure: name.startsWith('__Host-') }
    }),
  )
  return {
    page: await context.newPage(),
    origin,
    async stop() {
      await browser.close()
      await web.stop()
    },
  }
}
