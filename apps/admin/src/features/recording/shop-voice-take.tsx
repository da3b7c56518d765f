import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fillPath } from '@recadinho/contracts/client'
import { speechClipPath, type OrderSpeech, type SpeechLine } from '@recadinho/contracts/speech'
import { fetchSound } from '@recadinho/recorder/sound'
import { useSamplePlayer } from '@recadinho/recorder/use-sample-player'
import { StatusPill } from '@recadinho/ui/badge'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { CheckIcon, PauseIcon, PlayIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { errorMessage } from '../../lib/error-message.ts'
import { orderSpeechOptions } from '../../lib/order-speech.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { conversionLabel } from './conversion-labels.ts'

export interface ShopVoiceTakeProps {
  orderId: string
  line: SpeechLine
  voice: OrderSpeech['voice']
  /** Before the take is played. */
  onListen: () => void
}

/** Where a service can say what staff have recorded: the choice of it for a take, or whose voice is heard instead of theirs. */
export function ShopVoiceTake({ line, voice, orderId, onListen }: ShopVoiceTakeProps) {
  const { clip, parentTake, conversion } = line
  if (clip?.source !== 'recording' || clip.id === parentTake?.id) return null
  if (clip.madeOf === null && conversion === 'names')
    return (
      <Text size="sm" tone="muted">
        <Trans>
          This line has a child's name, and the owner keeps names in the shop. So it's heard in your own
          voice.
        </Trans>
      </Text>
    )
  return (
    <>
      <div aria-live="polite">
        {clip.madeOf !== null && (
          <StatusPill tone="success" icon={<CheckIcon size="sm" />}>
            <Trans>This take is said in the shop's voice</Trans>
          </StatusPill>
        )}
      </div>
      {clip.madeOf !== null ? (
        <>
          {voice && (
            <Text size="sm" tone="muted">
              {voice.licence}
            </Text>
          )}
          <HearTake takeId={clip.madeOf} onListen={onListen} />
        </>
      ) : (
        conversion && <SayTake orderId={orderId} clipId={clip.id} />
      )}
    </>
  )
}

function SayTake({ orderId, clipId }: { orderId: string; clipId: string }) {
  const { i18n, t } = useLingui()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call('convertTake', { params: { id: orderId, clipId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderSpeechOptions(api, orderId).queryKey }),
  })
  const reason = conversionLabel(error)
  return (
    <>
      <div>
        <Button size="sm" variant="secondary" loading={isPending} onClick={() => mutate()}>
          <Trans>Say this take in the shop's voice</Trans>
        </Button>
      </div>
      <Text size="sm" tone="muted">
        <Trans>
          The speech service gets the sound of this take, and says it with your timing and tone. The shop pays
          for it as for any line. Your take is kept.
        </Trans>
      </Text>
      {error &&
        (reason ? (
          <Callout tone="warning" announce="alert" title={t`Your own voice is still heard`}>
            {i18n._(reason)}
          </Callout>
        ) : (
          <Callout tone="danger" announce="alert" title={i18n._(errorMessage(error))} />
        ))}
    </>
  )
}

function HearTake({ takeId, onListen }: { takeId: string; onListen: () => void }) {
  const { i18n } = useLingui()
  const player = useSamplePlayer()
  const playing = player.playing === takeId
  const load = () => fetchSound(fillPath(speechClipPath, { clipId: takeId }))
  const play = () => {
    onListen()
    void player.play({ id: takeId, load })
  }
  return (
    <>
      <div>
        <Button
          size="sm"
          variant="secondary"
          iconStart={playing ? <PauseIcon /> : <PlayIcon />}
          onClick={playing ? player.stop : play}
        >
          {playing ? <Trans>Stop listening</Trans> : <Trans>Listen to the take</Trans>}
        </Button>
      </div>
      {player.failed && (
        <Callout tone="danger" announce="alert" title={i18n._(errorMessage(player.failed.error))} />
      )}
    </>
  )
}
