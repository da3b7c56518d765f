import { Trans } from '@lingui/react/macro'
import type { OrderDelivery } from '@recadinho/contracts/deliveries'
import { Button, ButtonLink } from '@recadinho/ui/button'
import { CheckIcon, ExternalIcon } from '@recadinho/ui/icon'
import type { useDeliveryAction } from './use-delivery-action.ts'

export interface HandButtonsProps extends Pick<OrderDelivery, 'handLink' | 'actions' | 'version'> {
  act: ReturnType<typeof useDeliveryAction>
  size?: 'sm' | 'md'
}

/** Opens WhatsApp with a prefilled message, then records that it was sent. */
export function HandButtons({ handLink, actions, version, act, size = 'md' }: HandButtonsProps) {
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
  if (!actions.includes('mark_sent')) return null
  return (
    <>
      {handLink !== null && (
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
      <Button
        size={size}
        variant="secondary"
        iconStart={<CheckIcon size="sm" />}
        loading={act.isPending}
        onClick={() => act.mutate({ version, action: 'mark_sent' })}
      >
        <Trans>I've sent it</Trans>
      </Button>
    </>
  )
}
