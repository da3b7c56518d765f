import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskRow } from '@recadinho/contracts/desk'
import { Button } from '@recadinho/ui/button'
import { Dialog } from '@recadinho/ui/dialog'
import { FormDialog } from '@recadinho/ui/form-dialog'
import { useOnline } from '@recadinho/ui/online'
import { useState } from 'react'
import { Written } from '../../components/written.tsx'
import { isTooLate } from '../../lib/api.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { toasts } from '../../lib/toasts.ts'
import { useLocale } from '../../lib/use-locale.ts'
import * as bulk from '../orders/bulk.css.ts'
import { useBulkApproval, type BulkApproval } from './use-bulk-approval.ts'
import { playedOf } from './use-film-player.ts'
import * as css from './desk.css.ts'

export interface BulkBarProps {
  /** The selected films. */
  rows: readonly DeskRow[]
  onClear: () => void
}

interface Question {
  rows: readonly DeskRow[]
  openedAt: number
}

/** Approves the selected films together, after a confirmation that says how much of each was played. */
export function BulkApprovalBar({ rows, onClear }: BulkBarProps) {
  const { t, i18n } = useLingui()
  const online = useOnline()
  // As they were when the question was opened: each gets a result, also one that has changed since.
  const [question, setQuestion] = useState<Question>()
  const [done, setDone] = useState<readonly BulkApproval[]>()
  const { approve, undo } = useBulkApproval()
  const count = rows.length

  async function run(about: Question) {
    const results = await approve.mutateAsync(about)
    const approved = results.filter(({ error }) => error === undefined).map(({ row }) => row)
    setQuestion(undefined)
    setDone(results)
    onClear()
    const count = approved.length
    if (count === 0) return
    toasts.show({
      title: t`${plural(count, { one: '# film approved', other: '# films approved' })}`,
      action: { label: t`Undo`, onClick: () => takeBack(approved) },
    })
  }
  const takeBack = (approved: readonly DeskRow[]) =>
    undo.mutate(approved, {
      onSuccess: () => toasts.show({ title: t`Approval called back` }),
      onError: (error) =>
        toasts.show({
          title: isTooLate(error)
            ? t`It has been sent, so it can't be called back`
            : i18n._(errorMessage(error)),
          variant: 'destructive',
        }),
    })
  return (
    <>
      {count > 0 && (
        <section aria-label={t`Selected films`} className={bulk.bar}>
          <span aria-live="polite" className={bulk.count}>
            {t`${plural(count, { one: '# selected', other: '# selected' })}`}
          </span>
          <Button size="sm" disabled={!online} onClick={() => setQuestion({ rows, openedAt: Date.now() })}>
            <Trans>Approve together…</Trans>
          </Button>
          <Button size="sm" variant="subtle" onClick={onClear}>
            <Trans>Clear selection</Trans>
          </Button>
        </section>
      )}
      {question && (
        <QuestionDialog
          {...question}
          submitting={approve.isPending}
          onSubmit={() => void run(question)}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {done && <BulkResults done={done} onClose={() => setDone(undefined)} />}
    </>
  )
}

interface QuestionDialogProps extends Question {
  submitting: boolean
  onSubmit: () => void
  onClose: () => void
}

function QuestionDialog({ rows, submitting, onSubmit, onClose }: QuestionDialogProps) {
  const { t } = useLingui()
  const count = rows.length
  return (
    <FormDialog
      title={t`${plural(count, { one: 'Approve and deliver # film?', other: 'Approve and deliver # films?' })}`}
      description={t`Every check passed in each of them. They're sent in a few seconds. How much of each film you have played:`}
      closeLabel={t`Close`}
      backLabel={t`Back`}
      submitLabel={t`Approve and deliver`}
      submitting={submitting}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <ul aria-label={t`Films`} className={bulk.refused}>
        {rows.map((row) => (
          <li key={row.id}>
            <Played row={row} />
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}

function Played({ row: { childName, number, videoId } }: { row: DeskRow }) {
  const { tag } = useLocale()
  const played = playedOf(videoId)
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(played)
  return (
    <>
      <Written text={childName} /> <span className={css.number}>{number}</span>:{' '}
      {played === 0 ? <Trans>not played</Trans> : <Trans>{percent} played</Trans>}
    </>
  )
}

/** The result of each order. */
function BulkResults({ done, onClose }: { done: readonly BulkApproval[]; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const count = done.filter(({ error }) => error === undefined).length
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`${plural(count, { one: '# film approved', other: '# films approved' })}`}
      closeLabel={t`Close`}
      footer={
        <Button onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <ul aria-label={t`What became of each`} className={bulk.refused}>
        {done.map(({ row: { id, childName, number }, error }) => (
          <li key={id}>
            <Written text={childName} /> <span className={css.number}>{number}</span>:{' '}
            {error === undefined ? t`approved` : i18n._(errorMessage(error))}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
