import { Trans, useLingui } from '@lingui/react/macro'
import { KeyPoints } from './key-points.tsx'
import { ReadingPage } from './reading-page.tsx'

/** §2, Refund Policy: seven days for everyone, as Brazilian law requires, and remakes before that. */
export default function RefundPage() {
  const { t } = useLingui()
  return (
    <ReadingPage
      title={t`Refund Policy`}
      updated="2026-11-21"
      picture="grandpa-thunder"
      lead={
        <Trans>When you get your money back, when we make the video again, and how to ask for either.</Trans>
      }
      opening={
        <KeyPoints
          points={[
            {
              key: 'seven',
              text: (
                <Trans>You have seven days from delivery to change your mind, with no reason given.</Trans>
              ),
            },
            { key: 'ours', text: <Trans>A mistake of ours is mended at no cost, or paid back.</Trans> },
            {
              key: 'late',
              text: <Trans>If the video is late, you choose: wait, or have all your money back.</Trans>,
            },
            { key: 'way', text: <Trans>The money goes back the way it came, in full, without a fee.</Trans> },
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
                  Who buys at a distance in Brazil may withdraw from the purchase within seven days without
                  giving a reason and gets everything back that was paid (article 49 of the Consumer
                  Protection Code). We give the same right to every buyer in every country.
                </Trans>
              </p>
              <p>
                <Trans>
                  The seven days are counted from the day on which the video was delivered. You may also
                  withdraw at any time before that, from the moment you have paid.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'made-for-one-child',
          title: t`Although it is made for one child`,
          body: (
            <>
              <p>
                <Trans>
                  In many countries, those of the European Union and the United Kingdom among them, the law
                  lets a shop refuse to take back what was made to order for one person. We do not make use of
                  that within the seven days.
                </Trans>
              </p>
              <p>
                <Trans>
                  Where the law of your country gives you a longer time or a further right, it holds, whatever
                  this page says.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'our-mistakes',
          title: t`When something is wrong with the video`,
          body: (
            <>
              <p>
                <Trans>
                  A name said wrongly, another age, a detail missing or made up, the wrong character, picture
                  or sound that fails: tell us what it is, and we make the video again at no cost.
                </Trans>
              </p>
              <p>
                <Trans>
                  If the second video is not right either, or you no longer want one, you get your money back.
                  You can report a fault within 90 days of delivery, and for longer where your law says so.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'your-corrections',
          title: t`When you gave us something wrong`,
          body: (
            <p>
              <Trans>
                Until we begin with your video you can correct the details on your order page, or write to us,
                at no cost. Once it has begun we can no longer promise that; the seven days remain yours all
                the same.
              </Trans>
            </p>
          ),
        },
        {
          id: 'late',
          title: t`When we are late`,
          body: (
            <p>
              <Trans>
                The 24 hours begin when your payment is confirmed, and your order page shows the hour. If it
                passes, you choose: go on waiting, or cancel and have everything back. If we must ask you
                something first, such as how a name is said, the clock waits for your answer, and the order
                page says so.
              </Trans>
            </p>
          ),
        },
        {
          id: 'payments-gone-astray',
          title: t`Paid twice, or too late`,
          body: (
            <p>
              <Trans>
                If one order is paid twice, the second payment goes back to you. A PIX payment that arrives
                after its code has expired still counts: the order is made as if it had been in time, or, if
                you no longer want it, paid back.
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
                Write through the <a href="/contact">contact page</a> or answer the e-mail with your receipt,
                and name the order's number (it begins with R-). There is no form to fill in and no reason to
                give. What you wrote counts from the moment you sent it, whenever we read it.
              </Trans>
            </p>
          ),
        },
        {
          id: 'how-it-comes-back',
          title: t`How the money comes back`,
          body: (
            <>
              <ul>
                <li>
                  <Trans>
                    <strong>PIX:</strong> to the account that paid, usually on the same day that we send it.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    <strong>Card:</strong> as a credit on the same card. Banks show it after five to ten
                    working days, or on one of the next two statements.
                  </Trans>
                </li>
              </ul>
              <p>
                <Trans>
                  We send it at once, at the latest two working days after you asked: the whole amount, in the
                  currency in which you paid. With the refund of a whole order its private link closes and the
                  video is deleted.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'if-we-disagree',
          title: t`If we do not agree`,
          body: (
            <p>
              <Trans>
                Ask for a second look: another person reads your case. In Brazil you can also turn to Procon
                or to <a href="https://www.consumidor.gov.br">consumidor.gov.br</a>; elsewhere to the consumer
                authority of your country. Your right to go to court remains untouched.
              </Trans>
            </p>
          ),
        },
      ]}
    />
  )
}
