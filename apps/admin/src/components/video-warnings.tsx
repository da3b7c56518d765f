import { Trans, useLingui } from '@lingui/react/macro'
import type { VideoFacts } from '@recadinho/contracts/videos'
import { Callout } from '@recadinho/ui/callout'

/** Points to check before a video is shown to others. */
export function VideoWarnings({ facts }: { facts: VideoFacts }) {
  const { t } = useLingui()
  return (
    <>
      {facts.audioCodec === null && (
        <Callout tone="warning" title={t`This video has no sound`}>
          <Trans>The buyer would hear nothing. Check the export.</Trans>
        </Callout>
      )}
      {facts.videoCodec === 'hevc' && (
        <Callout tone="warning" title={t`Some devices can't play this video`}>
          <Trans>It's in HEVC, as iPhones record. Export it as H.264 to be safe.</Trans>
        </Callout>
      )}
    </>
  )
}
