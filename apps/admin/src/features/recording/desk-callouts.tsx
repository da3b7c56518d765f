import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SpeechLine } from '@recadinho/contracts/speech'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { useState, type ReactNode } from 'react'
import { ParentTake } from '../../components/parent-take.tsx'
import { errorMessage } from '../../lib/error-message.ts'
import { orderSpeechOptions } from '../../lib/order-speech.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { faultLabels, problemLabels } from './take-labels.ts'
import type { TakeProblem } from '@recadinho/recorder/take-sound'
import type { Recorder } from '@recadinho/recorder/use-recorder'
import * as css from './recording.css.ts'

export function FaultCallout({ recorder: { state }, onRetry }: { recorder: Recorder; onRetry: () => void }) {
  const { i18n } = useLingui()
  if (state.kind !== 'fault') return null
  const { title, advice } = faultLabels[state.fault]
  return (
    <Callout
      tone="danger"
      announce="alert"
      title={i18n._(title)}
      action={
        state.fault !== 'unsupported' && (
          <Button size="sm" variant="secondary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {i18n._(advice)}
    </Callout>
  )
}

export function ProblemCallout({ problem }: { problem: TakeProblem }) {
  const { i18n } = useLingui()
  const { title, advice } = problemLabels[problem]
  return (
    <Callout tone="warning" announce="status" title={i18n._(title)}>
      {i18n._(advice)}
    </Callout>
  )
}

export interface LineTakeProps {
  orderId: string
  line: SpeechLine
  onAgain: () => void
}

/** What the server has of a line: a question if it sounds like another one, and its removal. */
export function DoubtfulTake({ orderId, line, onAgain }: LineTakeProps) {
  const { t } = useLingui()
  const { clip, takes, parentTake } = line
  const [accepted, setAccepted] = useState(false)
  if (clip?.source !== 'recording') return <ParentTake orderId={orderId} line={line} />
  return (
    <>
      <ParentTake orderId={orderId} line={line} />
      {clip.doubtful && !accepted && (
        <Callout
          tone="warning"
          announce="status"
          title={t`That sounded like another line`}
          action={
            <div className={css.buttons}>
              <Button size="sm" variant="secondary" onClick={() => setAccepted(true)}>
                <Trans>Keep it</Trans>
              </Button>
              <Button size="sm" variant="secondary" onClick={onAgain}>
                <Trans>Record again</Trans>
              </Button>
            </div>
          }
        >
          <Trans>Listen to it. If every word is right, keep it.</Trans>
        </Callout>
      )}
      {clip.id !== parentTake?.id && (
        <RemoveTake orderId={orderId} clipId={clip.id}>
          {clip.madeOf !== null ? (
            <Trans>Use the take in your own voice</Trans>
          ) : takes > 1 ? (
            <Trans>Delete this take and use the one before</Trans>
          ) : (
            <Trans>Delete this take</Trans>
          )}
        </RemoveTake>
      )}
    </>
  )
}

function RemoveTake({ orderId, clipId, children }: { orderId: string; clipId: string; children: ReactNode }) {
  const { i18n } = useLingui()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call('removeTake', { params: { id: orderId, clipId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderSpeechOptions(api, orderId).queryKey }),
  })
  return (
    <>
      <div>
        <Button size="sm" variant="subtle" loading={isPending} onClick={() => mutate()}>
          {children}
        </Button>
      </div>
      {error && <Callout tone="danger" announce="alert" title={i18n._(errorMessage(error))} />}
    </>
  )
}
