import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fillPath } from '@recadinho/contracts/client'
import { speechClipPath, type SpeechLine } from '@recadinho/contracts/speech'
import { StatusPill } from '@recadinho/ui/badge'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { CloseIcon, HeartIcon } from '@recadinho/ui/icon'
import { Inline, Stack } from '@recadinho/ui/layout'
import { errorMessage } from '../lib/error-message.ts'
import { orderSpeechOptions } from '../lib/order-speech.ts'
import { useAdmin } from '../lib/use-admin.ts'
import * as css from './parent-take.css.ts'

export interface ParentTakeProps {
  orderId: string
  line: SpeechLine
  /** With a player: where the page has none. */
  player?: boolean
}

/** A line in the parent's own voice, which staff can hear and refuse. */
export function ParentTake({ orderId, line: { clip, parentTake, text }, player = false }: ParentTakeProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const clipId = parentTake?.id ?? ''
  const { mutate, isPending, error } = useMutation({
    mutationFn: (refused: boolean) =>
      api.call('refuseParentTake', { params: { id: orderId, clipId }, body: { refused } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderSpeechOptions(api, orderId).queryKey }),
  })
  if (parentTake === null) return null
  const { refused } = parentTake
  const used = clip?.id === clipId
  return (
    <Stack gap={2}>
      <Inline gap={3}>
        {refused ? (
          <StatusPill tone="neutral" icon={<CloseIcon size="sm" />}>
            <Trans>Parent's voice, not used</Trans>
          </StatusPill>
        ) : (
          <StatusPill tone={used ? 'success' : 'neutral'} icon={<HeartIcon size="sm" />}>
            {used ? <Trans>Parent's own voice</Trans> : <Trans>Parent's voice, recorded over</Trans>}
          </StatusPill>
        )}
        <Button size="sm" variant="secondary" loading={isPending} onClick={() => mutate(!refused)}>
          {refused ? <Trans>Use it after all</Trans> : <Trans>Don't use it</Trans>}
        </Button>
      </Inline>
      {player && (
        <audio
          className={css.player}
          controls
          preload="none"
          src={fillPath(speechClipPath, { clipId })}
          aria-label={t`The parent says: ${text}`}
        />
      )}
      {error && <Callout tone="danger" announce="alert" title={i18n._(errorMessage(error))} />}
    </Stack>
  )
}
