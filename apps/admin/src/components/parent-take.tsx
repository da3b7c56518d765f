import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fillPath } from '@recadinho/contracts/client'
import { speechClipPath, type SpeechLine } from '@recadinho/contracts/speech'
import { fetchSound } from '@recadinho/recorder/sound'
import { useSamplePlayer } from '@recadinho/recorder/use-sample-player'
import { StatusPill } from '@recadinho/ui/badge'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { CloseIcon, HeartIcon, PauseIcon, PlayIcon } from '@recadinho/ui/icon'
import { Inline, Stack } from '@recadinho/ui/layout'
import { errorMessage } from '../lib/error-message.ts'
import { orderSpeechOptions } from '../lib/order-speech.ts'
import { useAdmin } from '../lib/use-admin.ts'

export interface ParentTakeProps {
  orderId: string
  line: SpeechLine
  /** Where the page doesn't play the line itself. */
  listens?: boolean
}

/** A line in the parent's own voice, which staff can hear and refuse. */
export function ParentTake({ orderId, line: { clip, parentTake }, listens = false }: ParentTakeProps) {
  const { i18n } = useLingui()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const player = useSamplePlayer()
  const clipId = parentTake?.id ?? ''
  const { mutate, isPending, error } = useMutation({
    mutationFn: (refused: boolean) =>
      api.call('refuseParentTake', { params: { id: orderId, clipId }, body: { refused } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderSpeechOptions(api, orderId).queryKey }),
  })
  if (parentTake === null) return null
  const { refused } = parentTake
  const used = clip?.id === clipId
  const playing = player.playing === clipId
  const load = () => fetchSound(fillPath(speechClipPath, { clipId }))
  const problem = error ?? player.failed?.error
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
        {listens && (
          <Button
            size="sm"
            variant="secondary"
            iconStart={playing ? <PauseIcon /> : <PlayIcon />}
            onClick={() => (playing ? player.stop() : void player.play({ id: clipId, load }))}
          >
            {playing ? <Trans>Stop listening</Trans> : <Trans>Listen</Trans>}
          </Button>
        )}
        <Button size="sm" variant="secondary" loading={isPending} onClick={() => mutate(!refused)}>
          {refused ? <Trans>Use it after all</Trans> : <Trans>Don't use it</Trans>}
        </Button>
      </Inline>
      {problem !== undefined && problem !== null && (
        <Callout tone="danger" announce="alert" title={i18n._(errorMessage(problem))} />
      )}
    </Stack>
  )
}
