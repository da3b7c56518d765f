import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs'

const listening = '0A'

/** Who listens on these ports: process ids, as far as Linux tells them to this user; none elsewhere. */
export function listenersOf(ports: readonly number[]): number[] {
  const sockets = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => socketsIn(table, ports)))
  if (sockets.size === 0) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && filesOf(name).some((file) => sockets.has(file)))
    .map(Number)
}

/** The kernel's table: a line a socket, with its local address, state and inode. */
function socketsIn(table: string, ports: readonly number[]): string[] {
  if (!existsSync(table)) return []
  const rows = readFileSync(table, 'utf8').trim().split('\n').slice(1)
  return rows.flatMap((row) => {
    const [, local = '', , state, , , , , , inode = ''] = row.trim().split(/\s+/)
    const port = Number.parseInt(local.split(':')[1] ?? '', 16)
    return state === listening && ports.includes(port) ? [`socket:[${inode}]`] : []
  })
}

/** What a process has open. */
const filesOf = (pid: string): string[] =>
  unlessGone(() => readdirSync(`/proc/${pid}/fd`), []).map((file) =>
    unlessGone(() => readlinkSync(`/proc/${pid}/fd/${file}`), ''),
  )

/** Processes and files end while one looks, and other users' are not to be seen. */
function unlessGone<T>(look: () => T, otherwise: T): T {
  try {
    return look()
  } catch {
    return otherwise
  }
}
