import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100 // Linux's USER_HZ

/** CPU milliseconds that a process and all its descendants have used (from /proc). */
export function cpuMs(pid: number): number {
  return tree(pid).reduce((sum, one) => sum + ownCpuMs(one), 0)
}

/** Resident memory of a process in MB (from /proc). */
export const residentMb = (pid: number): number => memoryMb(pid, 'VmRSS')

/** The most resident memory that any process below this one has had, in MB; 0 if there is none. */
export function childPeakMb(pid: number): number {
  const peaks = tree(pid).map((one) => (one === pid ? 0 : memoryMb(one, 'VmHWM')))
  return Math.max(...peaks)
}

function memoryMb(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const value = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(statusOf(pid))?.[1]
  return Number(value ?? 0) / 1024
}

/** Resident memory of all processes below this one together, in MB. */
export const childrenMb = (pid: number): number =>
  tree(pid)
    .slice(1)
    .reduce((sum, one) => sum + residentMb(one), 0)

function ownCpuMs(pid: number): number {
  const fields = stat(pid)
  // Fields 14 to 17 of proc(5): user and system time, its own and that of waited-for children.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return (ticks * 1000) / ticksPerSecond
}

function tree(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    parents.set(Number(name), Number(stat(Number(name))[1]))
  const below = (pid: number): number[] => [
    pid,
    ...[...parents].filter(([, parent]) => parent === pid).flatMap(([child]) => below(child)),
  ]
  return below(root)
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return '' // it has ended
  }
}

/** The fields of /proc/<pid>/stat from the third on; the second may itself contain spaces. */
function stat(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return [] // it has ended
  }
}
