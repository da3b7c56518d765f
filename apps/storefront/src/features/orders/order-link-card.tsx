import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { Button } from '@recadinho/ui/button'
import { Card } from '@recadinho/ui/card'
import { CopyButton } from '@recadinho/ui/copy-button'
import { CheckIcon, MailIcon, ShareIcon } from '@recadinho/ui/icon'
import { Inline, Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { asTyped } from '../../components/as-typed.tsx'
import { useShop } from '../../lib/use-shop.ts'
import { errorCode, errorText } from '../../lib/api/error-text.ts'
import { orderLink } from '../../lib/orders/order-link.ts'
import { canShare, share } from '../../lib/share.ts'

/**
 * The order link, which opens this order on any device: to copy, share, or send to the order's e-mail address again.
 */
export function OrderLinkCard({ order, token }: { order: Order; token: string | undefined }) {
  const { t } = useLingui()
  const [failed, setFailed] = useState(false)
  const link = token && orderLink(location.origin, order, token)
  return (
    <Card as="section" aria-labelledby="link-title" padding="md" tone="flat">
      <Stack gap={3} align="start">
        <Heading level={2} size="h4" id="link-title">
          <Trans>Open your order from anywhere</Trans>
        </Heading>
        <Text size="sm" tone="muted">
          <Trans>
            This link opens your order on any device. Anyone with it can see your order, so keep it to
            yourself.
          </Trans>
        </Text>
        {link && (
          <Inline gap={2}>
            <CopyButton
              variant="secondary"
              size="sm"
              text={link}
              copied={t`Link copied`}
              onResult={(copied) => setFailed(!copied)}
            >
              {t`Copy the private link`}
            </CopyButton>
            {canShare() && (
              <Button
                variant="secondary"
                size="sm"
                iconStart={<ShareIcon size="sm" />}
                onClick={() => void share({ url: link, title: t`Order ${order.number}` })}
              >
                {t`Share`}
              </Button>
            )}
          </Inline>
        )}
        {failed && (
          <Text as="div" size="sm">
            <a href={link}>{t`Press and hold this link to copy it`}</a>
          </Text>
        )}
        <EmailAgain order={order} token={token} />
      </Stack>
    </Card>
  )
}

/** Sends the link to the order's own e-mail address, at most three times an hour. */
function EmailAgain({ order, token }: { order: Order; token: string | undefined }) {
  const { t, i18n } = useLingui()
  const { api } = useShop()
  const mailing = useMutation({
    mutationFn: () => api.call('mailOrderLink', { params: { id: order.id }, query: token ? { token } : {} }),
  })
  const guardianEmail = asTyped(order.guardianEmail)
  const refused =
    errorCode(mailing.error) === 'rate_limited'
      ? t`We've already sent it several times. Check your spam folder, too, or try again in an hour.`
      : errorText(i18n, mailing.error)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        iconStart={mailing.isSuccess ? <CheckIcon size="sm" /> : <MailIcon size="sm" />}
        loading={mailing.isPending}
        onClick={() => mailing.mutate()}
      >
        {t`Email me the link`}
      </Button>
      <div aria-live="polite">
        {mailing.isSuccess && (
          <Text size="sm" tone="success">
            <Trans>It's on its way to {guardianEmail}.</Trans>
          </Text>
        )}
        {mailing.isError && (
          <Text size="sm" tone="danger">
            {refused}
          </Text>
        )}
      </div>
    </>
  )
}
