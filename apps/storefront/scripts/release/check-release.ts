import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inlinedStyles } from '@recadinho/web/headers'

/**
 * Holds a release against its build: each page of the build is there, loads only files that exist, and has no style that
 * the web server's content policy, which was made with the build, would refuse.
 */
export async function checkRelease(release: string, dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'))
  for (const file of files) {
    const page = await readFile(join(release, file), 'utf8')
    const allowed = inlinedStyles(await readFile(join(dist, file), 'utf8')).split(' ')
    const style = inlinedStyles(page)
      .split(' ')
      .find((hash) => !allowed.includes(hash))
    if (style !== undefined) throw new Error(`${file} has a style that its policy does not allow`)
    for (const [asset] of page.matchAll(/\/assets\/[\w./-]+\.\w+/g))
      if (!existsSync(join(release, asset)) && !existsSync(join(dist, asset)))
        throw new Error(`${file} needs ${asset}, which does not exist`)
  }
}
