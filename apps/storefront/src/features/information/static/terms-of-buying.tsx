import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReadingSection } from './reading-page.tsx'

/** The first part of the Terms of Use: from the order to the delivery. */
export function useTermsOfBuying(): ReadingSection[] {
  const { t } = useLingui()
  const { siteTitle } = useRouteContext({ from: '__root__' }).snapshot
  return [
    {
      id: 'who-we-are',
      title: t`Who we are and what this covers`,
      body: (
        <p>
          <Trans>
            {siteTitle} is an online shop for personalised video messages. These terms cover the visit to the
            shop, the order and the video. Our contact details stand at the foot of every page and on the{' '}
            <a href="/contact">contact page</a>. The <a href="/privacy">Privacy Policy</a> and the{' '}
            <a href="/refund">Refund Policy</a> belong to them.
          </Trans>
        </p>
      ),
    },
    {
      id: 'what-you-order',
      title: t`What you order`,
      body: (
        <p>
          <Trans>
            A package holds one, two or three characters. They speak to one child, by name, for the occasion
            that you choose and with the details that you give. The preview on the screen shows how your
            device speaks the greeting; the video is made by us afterwards, and its voice, length and pictures
            differ from the preview.
          </Trans>
        </p>
      ),
    },
    {
      id: 'who-may-order',
      title: t`Who may order`,
      body: (
        <p>
          <Trans>
            You must be of age. By ordering you say that you are the child's parent or guardian, or that one
            of them agrees to the order and to your telling us the child's name, age and story. Children
            cannot order.
          </Trans>
        </p>
      ),
    },
    {
      id: 'ordering',
      title: t`How an order comes about`,
      body: (
        <p>
          <Trans>
            At the checkout you see what you ordered and its total before you pay. The contract is made when
            your payment is confirmed; the confirmation goes to your e-mail with the order's number and its
            private link. An order that nobody pays lapses by itself after 24 hours and costs nothing. Where
            we cannot make a video, we say so and pay everything back.
          </Trans>
        </p>
      ),
    },
    {
      id: 'prices',
      title: t`Prices and currency`,
      body: (
        <p>
          <Trans>
            Prices are shown in the currency of the country that you chose and are the final price. Where a
            price was converted from US dollars, it is rounded to the whole cent. Price, currency and discount
            are fixed when you place the order: later changes of the price list do not touch it. If a price
            changed while you were filling in the order, you see the new one and decide again. Your bank may
            add fees of its own for foreign currencies.
          </Trans>
        </p>
      ),
    },
    {
      id: 'payment',
      title: t`Paying by card or PIX`,
      body: (
        <>
          <p>
            <Trans>
              <strong>Card.</strong> You type the card's details into a form of the payment provider. They go
              there directly; we never see or keep the number. Your bank may ask you to confirm. Where payment
              in two or three installments is offered, it carries no interest from us, and you see the amounts
              before you pay.
            </Trans>
          </p>
          <p>
            <Trans>
              <strong>PIX.</strong> For orders in Brazilian reais. The code is valid for 30 minutes; the page
              turns to confirmed by itself when the money arrives. If the code expires you get a new one. A
              payment that arrives late still counts.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'codes-and-offers',
      title: t`Codes and limited offers`,
      body: (
        <p>
          <Trans>
            A promo code takes its percentage off the price of the package. An order takes one code, until the
            moment that the offer names. A countdown that we show is that moment by our server's clock; when
            it has passed, the full price holds. The number of places left today is what we can make in a day
            less the orders paid that day.
          </Trans>
        </p>
      ),
    },
    {
      id: 'delivery',
      title: t`Delivery and the 24 hours`,
      body: (
        <>
          <p>
            <Trans>
              The clock starts when your payment is confirmed, by day and night, on weekends and holidays too.
              You get the video on the WhatsApp number that you gave and by a private link in your e-mail.
              Your order page shows the hour by which it comes, in your own time zone.
            </Trans>
          </p>
          <p>
            <Trans>
              If we have to ask you something, the order waits and the clock with it, and your order page
              shows the new hour. A wrong number, a full phone or a blocked sender can keep the message from
              you; the private link works all the same. If we are late, the{' '}
              <a href="/refund#late">Refund Policy</a> says what you can choose.
            </Trans>
          </p>
        </>
      ),
    },
  ]
}
