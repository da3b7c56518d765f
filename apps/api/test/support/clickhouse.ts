import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const tools = resolve(import.meta.dirname, '../../../../.tools')
const name = 'chdb-3.4.0'

/** ClickHouse 26.7 as a library, Apache-2.0. Nothing but the test that uses it fetches its half a gigabyte. */
const manifest = {
  name: 'clickhouse-for-tests',
  private: true,
  dependencies: { chdb: '3.4.0' },
  overrides: { '@clickhouse/client-common': '1.23.0', 'node-addon-api': '6.1.0', 'node-gyp-build': '4.8.4' },
}

/** Whether the library exists for this system. */
export const hasClickHouse =
  ['linux', 'darwin'].includes(process.platform) && ['x64', 'arm64'].includes(process.arch)

/** Starts the newest ClickHouse that the tests know, which is fetched once for each checkout. */
export async function startClickHouse(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(join(import.meta.dirname, 'clickhouse-server.ts'), [await install()])
  const ended = once(child, 'exit')
  const [address] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`ClickHouse ended with ${String(code)}`))),
  ])) as [AddressInfo] // what clickhouse-server.ts sends
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async stop() {
      child.disconnect()
      await ended
    },
  }
}

async function install(): Promise<string> {
  const folder = join(tools, name)
  if (!existsSync(folder)) {
    await mkdir(tools, { recursive: true })
    // An older one is half a gigabyte too, and so is what an interrupted test left.
    for (const each of await readdir(tools))
      if (each.startsWith('chdb-')) await rm(join(tools, each), { recursive: true, force: true })
    const part = await mkdtemp(join(tools, 'chdb-part-'))
    await writeFile(join(part, 'package.json'), JSON.stringify(manifest))
    const args = [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--omit=peer',
    ]
    await promisify(execFile)('npm', args, { cwd: part })
    await rename(part, folder)
  }
  return folder
}
