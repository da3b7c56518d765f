import type { DeskRow } from '@recadinho/contracts/desk'
import { useMutation } from '@tanstack/react-query'
import { useAdmin } from '../../lib/use-admin.ts'
import { playedOf } from './use-film-player.ts'

/** What became of one of the films. */
export interface BulkApproval {
  row: DeskRow
  /** Why it was not approved. */
  error: unknown
}

/** Together with others: every check has passed, it is not made again, not on hold, and no colleague is on it. */
export const mayBeInBulk = ({ findings, making, onHoldSince, claim }: DeskRow): boolean =>
  findings.length === 0 && !making && onHoldSince === null && (claim === null || claim.mine)

/** Approves films one after the other; a refusal stops no other. */
export function useBulkApproval() {
  const { api, queryClient } = useAdmin()
  const reload = () =>
    Promise.all(
      ['desk', 'orders', 'deliveries'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    )
  const approve = useMutation({
    async mutationFn({ rows, openedAt }: { rows: readonly DeskRow[]; openedAt: number }) {
      const done: BulkApproval[] = []
      const seconds = Math.min(86_400, (Date.now() - openedAt) / 1000)
      const each = Math.round(seconds / Math.max(1, rows.length))
      for (const row of rows) {
        const { id, version, videoId } = row
        const body = { version, videoId, played: playedOf(videoId), seconds: each, inBulk: true }
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
        const error: unknown = await api.call('approveFilm', { params: { id }, body }).then(
          () => undefined,
          (reason: unknown) => reason,
        )
        done.push({ row, error })
      }
      return done
    },
    onSettled: reload,
  })
  /** Calls back each that was not sent yet; fails if one was. */
  const undo = useMutation({
    async mutationFn(rows: readonly DeskRow[]) {
      const errors: unknown[] = []
      for (const { id } of rows) {
        const params = { id }
        const takeBack = async () => {
          const { version } = await api.call('getDelivery', { params })
          await api.call('undoFilmApproval', { params, body: { version } })
        }
        // oxlint-disable-next-line no-await-in-loop -- as above
        await takeBack().catch((error: unknown) => errors.push(error))
      }
      if (errors.length > 0) throw errors[0]
    },
    onSettled: reload,
  })
  return { approve, undo }
}
