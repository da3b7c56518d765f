import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FilmFormat, VideoFormat } from '@recadinho/contracts/films'
import { Button, ButtonLink } from '@recadinho/ui/button'
import { DownloadIcon } from '@recadinho/ui/icon'
import { Inline, Stack } from '@recadinho/ui/layout'
import { Spinner } from '@recadinho/ui/spinner'
import { Heading, Text } from '@recadinho/ui/text'
import { useMutation } from '@tanstack/react-query'
import { SendFailed } from '../../components/orders/send-failed.tsx'
import { refreshOrder } from '../../lib/orders/order-query.ts'
import { useShop } from '../../lib/use-shop.ts'
import LastPicture from '../film/last-picture.lazy.tsx'
import { GateSwitch } from './gate-switch.tsx'
import type { KeepsakeProps } from './keepsake.tsx'

const names: Record<FilmFormat, MessageDescriptor> = {
  square: msg`Square, for social media`,
  wide: msg`Wide, for the TV`,
}

/** The last picture to keep, the video in other formats, and whether it opens for a grown-up alone. */
export default function KeepsakeOptions(props: KeepsakeProps) {
  return (
    <>
      <LastPicture order={props.order} />
      {props.video.formats.length > 0 && <Formats {...props} />}
      <GateSwitch order={props.order} token={props.token} />
    </>
  )
}

/** They are made when asked for. */
function Formats({ order: { id }, video, token }: KeepsakeProps) {
  const shop = useShop()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (format: FilmFormat) => {
      await shop.api.call('requestVideoFormat', {
        params: { id },
        query: token ? { token } : {},
        body: { format },
      })
      await refreshOrder(shop, id, token)
    },
  })
  return (
    <Stack gap={3}>
      <Heading level={3} size="h4">
        <Trans>In another format</Trans>
      </Heading>
      <Stack gap={2}>
        {video.formats.map((each) => (
          <Format
            key={each.format}
            of={each}
            sending={isPending && variables === each.format}
            onRequest={() => mutate(each.format)}
          />
        ))}
      </Stack>
      {error && <SendFailed error={error} />}
    </Stack>
  )
}

function Format({
  of: { format, state, progress, url },
  sending,
  onRequest,
}: {
  of: VideoFormat
  sending: boolean
  onRequest: () => void
}) {
  const { t, i18n } = useLingui()
  const name = i18n._(names[format])
  if (url !== null)
    return (
      <Inline gap={3}>
        <Text size="sm">{name}</Text>
        <ButtonLink
          size="sm"
          variant="secondary"
          href={`${url}&download=1`}
          download
          iconStart={<DownloadIcon size="sm" />}
          aria-label={t`Download: ${name}`}
        >
          {t`Download`}
        </ButtonLink>
      </Inline>
    )
  if (state === 'making')
    return (
      <Inline gap={3}>
        <Text size="sm">{name}</Text>
        <Spinner />
        <Text size="sm" tone="muted">
          {progress === 0 ? (
            <Trans>We're making it. You can leave this page.</Trans>
          ) : (
            <Trans>We're making it: {progress}% is done.</Trans>
          )}
        </Text>
      </Inline>
    )
  return (
    <Inline gap={3}>
      <Text size="sm">{name}</Text>
      {state === 'failed' && (
        <Text size="sm" tone="muted">
          <Trans>It couldn't be made.</Trans>
        </Text>
      )}
      <Button
        size="sm"
        variant="secondary"
        loading={sending}
        onClick={onRequest}
        aria-label={state === 'failed' ? t`Try again: ${name}` : t`Make it: ${name}`}
      >
        {state === 'failed' ? t`Try again` : t`Make it`}
      </Button>
    </Inline>
  )
}
