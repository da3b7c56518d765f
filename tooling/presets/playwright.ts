import { defineConfig, devices } from '@playwright/test'
import { definedEnv, findBrowser } from '@recadinho/browser'
import { createEmptyDatabase } from './database.ts'

/** The password of the staff owner that the tests sign in as. */
export const ownerPassword = 'an owner for the tests'

/**
 * An app's end-to-end tests: the whole shop on its own ports and its own empty data folder, English on a desktop and
 * Portuguese on a phone. A test title with `@desktop` or `@phone` runs on that one only: mark a single behaviour, about
 * as many for the one as for the other, and leave a whole journey or a layout unmarked.
 */
export async function playwrightConfig(options: { portBase: number; name: string }) {
  const { executablePath, args, env } = await findBrowser(process.env)
  // Another checkout on the same machine runs its tests on other ports.
  const portBase = Number(process.env['E2E_PORT_BASE'] ?? options.portBase)
  const address = (offset: number) => `http://localhost:${portBase + offset}`
  const chromium = { launchOptions: { executablePath, args, env: { ...definedEnv(process.env), ...env } } }
  process.env['E2E_STOREFRONT'] = address(0)
  process.env['E2E_ADMIN'] = address(1)
  process.env['E2E_GATEWAY'] = address(3)
  // A worker reads this file too, and has the address from the process that made the database.
  const server = process.env['DATABASE_URL']
  process.env['E2E_DATABASE'] ??= server
    ? await createEmptyDatabase(server, `recadinho_e2e_${options.name}`)
    : `postgres://postgres@127.0.0.1:${portBase + 4}/postgres`
  process.env['E2E_MAIL'] = address(6)
  process.env['E2E_WHATSAPP'] = address(8)
  process.env['E2E_ADS'] = address(9)
  // A test serves a page of another site there.
  const landing = address(10)
  process.env['E2E_LANDING'] = landing
  return defineConfig({
    testDir: 'e2e',
    testMatch: '**/*.e2e.ts',
    outputDir: 'test-results',
    fullyParallel: true,
    workers: 2,
    // Generous, because a busy machine is slow, not wrong.
    timeout: 120_000,
    expect: { timeout: 20_000 },
    forbidOnly: true,
    reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
    // A service worker would answer instead of the routes that a test sets; the worker's own tests allow it.
    use: {
      serviceWorkers: 'block',
      baseURL: address(options.name === 'admin' ? 1 : 0),
      // No video, which takes a fifth of a test's time: page snapshots and requests show as much.
      trace: { mode: 'retain-on-failure', screenshots: false },
      ...chromium,
    },
    projects: [
      {
        name: 'desktop-en',
        grepInvert: /@phone/,
        use: { ...devices['Desktop Chrome'], locale: 'en-US', ...chromium },
      },
      {
        name: 'phone-pt',
        grepInvert: /@desktop/,
        use: { ...devices['Pixel 7'], locale: 'pt-BR', ...chromium },
      },
    ],
    webServer: {
      command: 'node ../../tooling/stack/src/main.ts --fresh',
      env: {
        ...definedEnv(process.env),
        PORT_BASE: String(portBase),
        DATA_DIR: `.data/e2e-${options.name}`,
        ...(server ? { DATABASE_URL: process.env['E2E_DATABASE'] } : {}),
        RECADINHO_OWNER_PASSWORD: ownerPassword,
        EMBED_SITES: `lp1=${landing}`,
        RATE_LIMITS: 'off', // every test has the same IP address
      },
      // The part that starts last is up only when all are.
      url: `${address(1)}/admin`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  })
}
