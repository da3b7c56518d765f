import { mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Creates two small built apps in the layout of tooling/web's README. */
export function buildFixture() {
  const root = mkdtempSync(join(tmpdir(), 'recadinho-web-'))
  const write = (file: string, text: string) => {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    writeFileSync(`${path}.br`, brotliCompressSync(text))
    writeFileSync(`${path}.gz`, gzipSync(text))
  }
  const writePages = (folder: string, release: string) => {
    for (const locale of ['en', 'pt'])
      for (const page of ['', 'purchase/', 'checkout/multi/', '404/'])
        for (const [sheet, selected] of [
          ['index.html', 'new'],
          ['index.chosen.html', 'chosen'],
        ])
          write(
            `${folder}/${locale}/${page}${sheet}`,
            fixturePage(`${locale} /${page} ${selected}${release}`, `/${page}`),
          )
  }
  writePages('storefront', '')
  write('storefront/.vite/site.json', '{"id":"build-1"}')
  write('storefront/assets/app-1a2b3c.js', 'export {}\n')
  write('storefront/sw.js', 'self\n')
  for (const file of ['t.js', 't/1.0.0.js', 't/integrity.json']) write(`storefront/${file}`, '{}\n')
  write('storefront/email/bramble.png', 'a face')
  write('storefront/en/manifest.webmanifest', '{}')
  write('storefront/robots.txt', 'User-agent: *\n')
  write('storefront/sitemap.xml', '<urlset/>\n')
  write('storefront/en/offline/page.html', fixturePage('offline', 'offline'))
  write('admin/index.html', '<p>admin</p>')
  write('admin/assets/app-1a2b3c.js', 'export {}\n')
  const pagesDir = join(root, 'pages')
  /** Like the page renderer: writes a whole release, then renames the link over the old one. */
  const release = (name: string) => {
    writePages(`pages/build-1/releases/${name}`, ` ${name}`)
    write(`pages/build-1/releases/${name}/sw.js`, `${name}\n`)
    write(`pages/build-1/assets/share-${name}.png`, name)
    symlinkSync(join('releases', name), join(pagesDir, 'build-1/next'))
    renameSync(join(pagesDir, 'build-1/next'), join(pagesDir, 'build-1/current'))
  }
  return { root, storefront: join(root, 'storefront'), admin: join(root, 'admin'), pagesDir, release }
}

/** A page with a unique style. */
export const fixturePage = (text: string, style: string) => `<style>/* ${style} */</style><p>${text}</p>`
