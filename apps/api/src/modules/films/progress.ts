import type { Context } from '../../context.ts'
import { setProgress } from './queries.ts'

/** The order's pages hear of each so many percent. */
const step = 5

/** Tells the order's pages how much of its film is drawn. */
export function progressOf({ db }: Pick<Context, 'db'>, id: string): (share: number) => void {
  let reported = 0
  return (share) => {
    const percent = Math.floor((100 * share) / step) * step
    if (percent <= reported) return
    reported = percent
    // A film without it is no worse.
    void setProgress(db, id, percent).catch(() => undefined)
  }
}
