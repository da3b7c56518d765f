import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { Order } from '@recadinho/contracts/orders'
import { MessagePage } from '@recadinho/ui/message-page'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { WriteToUs } from '../../components/orders/write-to-us.tsx'
import { goneVideo } from '../../lib/orders/gone-video.ts'
import type { OutcomeText } from '../../lib/orders/outcome-text.ts'
import type { GiftState } from './gift-state.ts'
import { OrderPageLink } from './order-page-link.tsx'

type Lost = Exclude<GiftState, 'ready' | 'scheduled' | 'making' | 'late' | 'paused'>

const words: Record<Lost, OutcomeText> = {
  elsewhere: {
    title: msg`We've sent this video to you directly`,
    text: msg`Look for it in the messages we sent you. Can't find it? Contact us.`,
  },
  unpaid: {
    title: msg`This video is waiting for its payment`,
    text: msg`We start as soon as the order is paid. Your order page shows how.`,
  },
  closed: {
    title: msg`There's no video for this order`,
    text: msg`The order was canceled or refunded. Your order page tells you more.`,
  },
  ...goneVideo,
}

export interface LostVideoProps {
  order: Order
  /** `ready` without a video: it was removed while the page was open. */
  state: GiftState
  token: string | undefined
}

/** Why there is no video to open, and what to do. */
export function LostVideo({ order, state, token }: LostVideoProps) {
  const { i18n } = useLingui()
  const { title, text } = state in words ? words[state as Lost] : words.withdrawn // `in` has checked it
  return (
    <MessagePage
      title={i18n._(title)}
      picture={<CharacterPicture picture={order.characters[0]?.picture ?? 'bramble'} size={160} />}
      action={
        <>
          <OrderPageLink order={order.id} token={token} />
          <WriteToUs number={order.number} />
        </>
      }
    >
      <p>{i18n._(text)}</p>
    </MessagePage>
  )
}
