import { Trans, useLingui } from '@lingui/react/macro'
import { shortVideoSeconds, type VideoFacts } from '@recadinho/contracts/videos'
import { Callout } from '@recadinho/ui/callout'

interface VideoWarningsProps {
  facts: VideoFacts
  /** Others see a copy that every phone plays. */
  buyersGetCopy?: boolean
}

/** Points to check before a video is shown to others. */
export function VideoWarnings({ facts, buyersGetCopy = false }: VideoWarningsProps) {
  const { t } = useLingui()
  return (
    <>
      {facts.audioCodec === null && (
        <Callout tone="warning" title={t`This video has no sound`}>
          <Trans>The buyer would hear nothing. Check the export.</Trans>
        </Callout>
      )}
      {facts.seconds < shortVideoSeconds && (
        <Callout tone="warning" title={t`This video is very short`}>
          <Trans>It lasts less than 3 seconds. Check that the export is complete.</Trans>
        </Callout>
      )}
      {facts.videoCodec !== 'avc' && !buyersGetCopy && (
        <Callout tone="warning" title={t`Some devices can't play this video`}>
          {facts.videoCodec === 'hevc' ? (
            <Trans>It's in HEVC, as iPhones record. Export it as H.264 to be safe.</Trans>
          ) : (
            <Trans>Older iPhones don't play WebM. Export it as MP4 (H.264) to be safe.</Trans>
          )}
        </Callout>
      )}
    </>
  )
}
