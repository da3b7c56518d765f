import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Two small built apps in the layout of tooling/web's README. */
export function buildFixture() {
  const root = mkdtempSync(join(tmpdir(), 'recadinho-web-'))
  const write = (file: string, text: string) => {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    writeFileSync(`${path}.br`, brotliCompressSync(text))
    writeFileSync(`${path}.gz`, gzipSync(text))
  }
  for (const locale of ['en', 'pt'])
    for (const page of ['', 'purchase/', 'checkout/multi/', '404/'])
      for (const [sheet, selected] of [
        ['index.html', 'new'],
        ['index.chosen.html', 'chosen'],
      ])
        write(
          `storefront/${locale}/${page}${sheet}`,
          fixturePage(`${locale} /${page} ${selected}`, `/${page}`),
        )
  write('storefront/assets/app-1a2b3c.js', 'export {}\n')
  write('storefront/sw.js', 'self\n')
  write('storefront/email/bramble.png', 'a face')
  write('storefront/en/manifest.webmanifest', '{}')
  write('storefront/robots.txt', 'User-agent: *\n')
  write('storefront/sitemap.xml', '<urlset/>\n')
  write('storefront/en/offline/page.html', fixturePage('offline', 'offline'))
  write('admin/index.html', '<p>admin</p>')
  write('admin/assets/app-1a2b3c.js', 'export {}\n')
  return { root, storefront: join(root, 'storefront'), admin: join(root, 'admin') }
}

/** A page whose style is its own. */
export const fixturePage = (text: string, style: string) => `<style>/* ${style} */</style><p>${text}</p>`
