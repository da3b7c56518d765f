import { defineConfig, devices } from '@playwright/test'
import { definedEnv, findBrowser } from '@recadinho/browser'
import { createEmptyDatabase } from './database.ts'

/** The password of the staff owner in the tests. */
export const ownerPassword = 'an owner for the tests'

/**
 * Playwright config for an app's end-to-end tests: the whole shop on its own ports with an empty data folder, English
 * on a desktop and Portuguese on a phone. A test with `@desktop` or `@phone` in its title runs only there: mark tests
 * of a single behaviour, about as many for each, and leave whole journeys and layouts unmarked.
 */
export async function playwrightConfig(options: { portBase: number; name: string }) {
  const { executablePath, args, env } = await findBrowser(process.env)
  // Another checkout on the same machine uses other ports.
  const portBase = Number(process.env['E2E_PORT_BASE'] ?? options.portBase)
  const address = (offset: number) => `http://localhost:${portBase + offset}`
  const launchOptions = { executablePath, env: { ...definedEnv(process.env), ...env } }
  // What a page sends while it is being left has the browser's own user agent, `HeadlessChrome`, whatever the context's is:
  // the shop would count the visit as a robot's.
  const as = (device: (typeof devices)[string]) => ({
    ...device,
    launchOptions: { ...launchOptions, args: [...args, `--user-agent=${device.userAgent}`] },
  })
  process.env['E2E_STOREFRONT'] = address(0)
  process.env['E2E_ADMIN'] = address(1)
  process.env['E2E_GATEWAY'] = address(3)
  // Workers also evaluate this file; they get the URL from the process that created the database.
  const server = process.env['DATABASE_URL']
  process.env['E2E_DATABASE'] ??= server
    ? await createEmptyDatabase(server, `recadinho_e2e_${options.name}`)
    : `postgres://postgres@127.0.0.1:${portBase + 4}/postgres`
  process.env['E2E_MAIL'] = address(6)
  process.env['E2E_WHATSAPP'] = address(8)
  process.env['E2E_ADS'] = address(9)
  process.env['E2E_LANDING'] = address(10)
  return defineConfig({
    testDir: 'e2e',
    testMatch: '**/*.e2e.ts',
    outputDir: 'test-results',
    fullyParallel: true,
    // A third uses the time in which others wait for the shop.
    workers: 3,
    // Generous, because a busy machine is slow.
    timeout: 240_000,
    expect: { timeout: 20_000 },
    forbidOnly: true,
    reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
    // A service worker would bypass the routes that a test mocks; the service worker's own tests allow it.
    use: {
      serviceWorkers: 'block',
      baseURL: address(options.name === 'admin' ? 1 : 0),
      // A failure leaves its steps, its requests, and the page as text and picture. A snapshot at each step, or a video,
      // takes a fifth of the time of all tests: `--trace=on` records them for a single one.
      trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
      screenshot: 'only-on-failure',
    },
    projects: [
      {
        name: 'desktop-en',
        grepInvert: /@phone/,
        use: { ...as(devices['Desktop Chrome']), locale: 'en-US' },
      },
      {
        name: 'phone-pt',
        grepInvert: /@desktop/,
        use: { ...as(devices['Pixel 7']), locale: 'pt-BR' },
      },
    ],
    webServer: {
      // No test needs pages that name the port: with the usual build, no shop of a run builds its own.
      command: 'node ../../tooling/stack/src/main.ts --fresh --usual-build',
      env: {
        ...definedEnv(process.env),
        PORT_BASE: String(portBase),
        DATA_DIR: `.data/e2e-${options.name}`,
        ...(server ? { DATABASE_URL: process.env['E2E_DATABASE'] } : {}),
        RECADINHO_OWNER_PASSWORD: ownerPassword,
        RATE_LIMITS: 'off', // all tests share one IP address
        FILMS: process.env['FILMS'] ?? 'off', // each would take a processor for a minute
      },
      // The admin app starts last, so the others are ready when it is.
      url: `${address(1)}/admin`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  })
}
