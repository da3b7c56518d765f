import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReadingSection } from './reading-page.tsx'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'

/** The first part of the Terms of Use: from the order to the delivery. */
export function useTermsOfBuying(): ReadingSection[] {
  const { t } = useLingui()
  const { siteTitle } = useCatalog()
  return [
    {
      id: 'who-we-are',
      title: t`Who we are and what this covers`,
      body: (
        <p>
          <Trans>
            {siteTitle} is an online shop for personalized video messages. These terms cover your visit to the
            shop, your order and your video. Our contact details are at the bottom of every page and on the{' '}
            <Link to="/contact">contact page</Link>. The <Link to="/privacy">Privacy Policy</Link> and the{' '}
            <Link to="/refund">Refund Policy</Link> are part of these terms.
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
            A package includes one, two or three characters. They speak to one child, by name, for the
            occasion you choose and with the details you give. The on-screen preview uses your device's voice;
            we make the video afterwards, and its voice, length and visuals differ from the preview.
          </Trans>
        </p>
      ),
    },
    {
      id: 'who-may-order',
      title: t`Who can order`,
      body: (
        <p>
          <Trans>
            You must be an adult. By ordering, you confirm that you are the child's parent or guardian, or
            that one of them agrees to the order and to you telling us the child's name, age and story.
            Children can't order.
          </Trans>
        </p>
      ),
    },
    {
      id: 'ordering',
      title: t`How ordering works`,
      body: (
        <p>
          <Trans>
            At checkout, you see your order and its total before you pay. The contract is formed when your
            payment is confirmed; we email you the confirmation with your order number and private link. An
            unpaid order expires after 24 hours and costs nothing. If we can't make a video, we tell you and
            refund you in full.
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
            Prices are shown in the currency of the country you chose and are final. Prices converted from US
            dollars are rounded to the nearest cent. Price, currency and discount are fixed when you place
            your order; later price changes don't affect it. If a price changes while you're filling in your
            order, you see the new one and decide again. Your bank may charge its own fees for foreign
            currencies.
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
              <strong>Card.</strong> You enter your card details in a form run by the payment provider. They
              go straight to the provider; we never see or store the number. Your bank may ask you to confirm
              the payment. Where two or three installments are offered, we charge no interest, and you see the
              amounts before you pay.
            </Trans>
          </p>
          <p>
            <Trans>
              <strong>PIX.</strong> For orders in Brazilian reais. The code is valid for 30 minutes, and the
              page confirms automatically when the money arrives. If the code expires, you can get a new one.
              A late payment still counts.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'codes-and-offers',
      title: t`Promo codes and limited offers`,
      body: (
        <p>
          <Trans>
            A promo code takes a percentage off the package price. You can use one code per order, until the
            offer ends. Countdowns run on our server's clock; once one reaches zero, the full price applies.
            The number of spots left today is what we can make in a day minus the orders paid that day.
          </Trans>
        </p>
      ),
    },
    {
      id: 'delivery',
      title: t`Delivery and the 24-hour promise`,
      body: (
        <>
          <p>
            <Trans>
              The clock starts when your payment is confirmed, day or night, weekends and holidays included.
              You get the video on the WhatsApp number you gave us and through a private link we email you.
              Your order page shows the delivery time in your own time zone.
            </Trans>
          </p>
          <p>
            <Trans>
              If we need to ask you something, your order and its clock pause, and your order page shows the
              new delivery time. A wrong number, a full phone or a blocked sender can keep the message from
              reaching you; the private link still works. If we're late, the{' '}
              <Link to="/refund" hash="late">
                Refund Policy
              </Link>{' '}
              explains your options.
            </Trans>
          </p>
        </>
      ),
    },
  ]
}
