import { Trans } from '@lingui/react/macro'
import type { OrderDelivery } from '@recadinho/contracts/deliveries'
import { Button, ButtonLink } from '@recadinho/ui/button'
import { CheckIcon, ExternalIcon } from '@recadinho/ui/icon'
import type { useDeliveryAction } from './use-delivery-action.ts'

export interface HandButtonsProps extends Pick<
  OrderDelivery,
  'handLink' | 'smsLink' | 'actions' | 'version'
> {
  act: ReturnType<typeof useDeliveryAction>
  size?: 'sm' | 'md'
}

/** Opens WhatsApp with a prefilled message, then records that it was sent; or a text message, which is recorded at once. */
export function HandButtons({ handLink, smsLink, actions, version, act, size = 'md' }: HandButtonsProps) {
  if (actions.includes('undo_sent'))
    return (
      <Button
        size={size}
        variant="plain"
        loading={act.isPending}
        onClick={() => act.mutate({ version, action: 'undo_sent' })}
      >
        <Trans>I haven't sent it after all</Trans>
      </Button>
    )
  const waits = actions.includes('mark_sent')
  return (
    <>
      {waits && handLink !== null && (
        <ButtonLink
          size={size}
          href={handLink}
          target="_blank"
          rel="noreferrer"
          iconEnd={<ExternalIcon size="sm" />}
        >
          <Trans>Open WhatsApp</Trans>
        </ButtonLink>
      )}
      {smsLink !== null && actions.includes('send_text') && (
        <ButtonLink
          size={size}
          variant="secondary"
          href={smsLink}
          iconEnd={<ExternalIcon size="sm" />}
          onClick={() => act.isPending || act.mutate({ version, action: 'send_text' })}
        >
          <Trans>Send a text message</Trans>
        </ButtonLink>
      )}
      {waits && (
        <Button
          size={size}
          variant="secondary"
          iconStart={<CheckIcon size="sm" />}
          loading={act.isPending}
          onClick={() => act.mutate({ version, action: 'mark_sent' })}
        >
          <Trans>I've sent it</Trans>
        </Button>
      )}
    </>
  )
}
