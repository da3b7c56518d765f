import { Socket as Datagrams } from 'node:dgram'
import { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the code is: the bundle's folder, or the sources of this package and of those it is made of. */
const code = import.meta.url.endsWith('.ts')
  ? ['../../..', '../../../../../../packages'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  : [dirname(fileURLToPath(import.meta.url))]
/** Where Node looks for packages, and for what kind of module a file is. */
const packages = ancestorsOf(dirname(fileURLToPath(import.meta.url))).flatMap((folder) => [
  join(folder, 'node_modules'),
  join(folder, 'package.json'),
])

/**
 * What Node lets the renderer do: read its code and its own folder, write there, draw (native code) and start its
 * encoder. Other files, such as the environment of the process that started it, are closed to it.
 */
export const permissionsIn = (folder: string): string[] => [
  '--permission',
  '--allow-addons',
  '--allow-child-process',
  ...[...code, ...packages, folder, '/proc/self/stat'].map((path) => `--allow-fs-read=${path}`),
  `--allow-fs-write=${folder}`,
]

/** Node 24 has no permission for the network, so that the renderer closes it to its own code. */
export function closeNetwork(): void {
  const refuse = () => {
    throw new Error('The renderer has no network')
  }
  Object.assign(Socket.prototype, { connect: refuse })
  Object.assign(Datagrams.prototype, { bind: refuse, connect: refuse, send: refuse })
}

function ancestorsOf(folder: string): string[] {
  const above = dirname(folder)
  return above === folder ? [folder] : [folder, ...ancestorsOf(above)]
}
