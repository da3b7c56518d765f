import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs'

const listening = '0A'

/** Process ids that listen on these ports, as far as Linux shows them to this user; empty on other systems. */
export function listenersOf(ports: readonly number[]): number[] {
  const sockets = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => socketsIn(table, ports)))
  if (sockets.size === 0) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && filesOf(name).some((file) => sockets.has(file)))
    .map(Number)
}

/** The kernel's table: one socket per line, with its local address, state and inode. */
function socketsIn(table: string, ports: readonly number[]): string[] {
  if (!existsSync(table)) return []
  const rows = readFileSync(table, 'utf8').trim().split('\n').slice(1)
  return rows.flatMap((row) => {
    const [, local = '', , state, , , , , , inode = ''] = row.trim().split(/\s+/)
    const port = Number.parseInt(local.split(':')[1] ?? '', 16)
    return state === listening && ports.includes(port) ? [`socket:[${inode}]`] : []
  })
}

/** The open files of a process. */
const filesOf = (pid: string): string[] =>
  unlessGone(() => readdirSync(`/proc/${pid}/fd`), []).map((file) =>
    unlessGone(() => readlinkSync(`/proc/${pid}/fd/${file}`), ''),
  )

/** Processes and files may disappear during the scan, and other users' are not readable. */
function unlessGone<T>(look: () => T, otherwise: T): T {
  try {
    return look()
  } catch {
    return otherwise
  }
}
