import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { KeyPoints } from './key-points.tsx'
import { ReadingPage } from './reading-page.tsx'

/** §2, Refund Policy: seven days for everyone, as Brazilian law requires, and remakes before that. */
export function RefundPage() {
  const { t } = useLingui()
  return (
    <ReadingPage
      title={t`Refund Policy`}
      updated="2026-11-21"
      picture="grandpa-thunder"
      lead={<Trans>When you get your money back, when we remake the video, and how to ask for either.</Trans>}
      opening={
        <KeyPoints
          points={[
            {
              key: 'seven',
              text: <Trans>You have seven days from delivery to change your mind, no reason needed.</Trans>,
            },
            { key: 'ours', text: <Trans>If we make a mistake, we fix it for free or refund you.</Trans> },
            {
              key: 'late',
              text: <Trans>If the video is late, it's your choice: wait, or get a full refund.</Trans>,
            },
            {
              key: 'way',
              text: <Trans>Refunds go back to the payment method you used, in full and with no fees.</Trans>,
            },
          ]}
        />
      }
      sections={[
        {
          id: 'seven-days',
          title: t`Seven days to change your mind`,
          body: (
            <>
              <p>
                <Trans>
                  Anyone who buys online in Brazil can cancel within seven days, without giving a reason, and
                  get back everything they paid (article 49 of the Consumer Protection Code). We give every
                  buyer in every country the same right.
                </Trans>
              </p>
              <p>
                <Trans>
                  The seven days start on the day the video is delivered. You can also cancel any time before
                  that, from the moment you pay.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'made-for-one-child',
          title: t`Even though it's made to order`,
          body: (
            <>
              <p>
                <Trans>
                  In many countries, including those of the European Union and the United Kingdom, the law
                  lets a shop refuse returns of products made to order for one person. We don't use that
                  exception within the seven days.
                </Trans>
              </p>
              <p>
                <Trans>
                  If your country's law gives you more time or more rights, that law applies, whatever this
                  page says.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'our-mistakes',
          title: t`If something is wrong with the video`,
          body: (
            <>
              <p>
                <Trans>
                  A mispronounced name, the wrong age, a missing or made-up detail, the wrong character, a
                  picture or sound problem: tell us what's wrong, and we'll remake the video for free.
                </Trans>
              </p>
              <p>
                <Trans>
                  If the second video isn't right either, or you no longer want one, you get your money back.
                  You can report a problem within 90 days of delivery, or longer where your law allows it.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'your-corrections',
          title: t`If your details need correcting`,
          body: (
            <p>
              <Trans>
                Until we start making your video, you can correct the details on your order page or contact
                us, at no cost. Once we've started, we can't promise that, but your seven days still apply.
              </Trans>
            </p>
          ),
        },
        {
          id: 'late',
          title: t`If we're late`,
          body: (
            <p>
              <Trans>
                The 24 hours start when your payment is confirmed, and your order page shows the delivery
                time. If we miss it, it's your choice: keep waiting, or cancel for a full refund. If we need
                to ask you something first, such as how to say a name, the clock pauses until you answer, and
                the order page says so.
              </Trans>
            </p>
          ),
        },
        {
          id: 'payments-gone-astray',
          title: t`If you pay twice or too late`,
          body: (
            <p>
              <Trans>
                If an order is paid twice, we refund the second payment. A PIX payment that arrives after its
                code expired still counts: we make the video as if it had arrived in time or, if you no longer
                want it, refund you.
              </Trans>
            </p>
          ),
        },
        {
          id: 'how-to-ask',
          title: t`How to ask`,
          body: (
            <p>
              <Trans>
                Use the <Link to="/contact">contact page</Link> or reply to your receipt email, and give your
                order number (it starts with R-). There's no form to fill in and no reason to give. Your
                request counts from the moment you send it, whenever we read it.
              </Trans>
            </p>
          ),
        },
        {
          id: 'how-it-comes-back',
          title: t`How you get your money back`,
          body: (
            <>
              <ul>
                <li>
                  <Trans>
                    <strong>PIX:</strong> to the account you paid from, usually on the day we send it.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    <strong>Card:</strong> as a credit to the same card. It usually shows up within 5 to 10
                    business days, or on one of your next two statements.
                  </Trans>
                </li>
              </ul>
              <p>
                <Trans>
                  We send it right away, within two business days of your request at the latest: the full
                  amount, in the currency you paid in. When an order is fully refunded, its private link stops
                  working and the video is deleted.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'if-we-disagree',
          title: t`If we can't agree`,
          body: (
            <p>
              <Trans>
                Ask for a second look: another person will review your case. In Brazil, you can also contact
                Procon or <a href="https://www.consumidor.gov.br">consumidor.gov.br</a>; elsewhere, your
                country's consumer authority. Your right to go to court is not affected.
              </Trans>
            </p>
          ),
        },
      ]}
    />
  )
}
