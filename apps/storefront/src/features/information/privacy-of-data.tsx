import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { Facts } from './facts.tsx'
import type { ReadingSection } from './reading-page.tsx'

/** The first part of the Privacy Policy: which data, on what legal basis, who sees it and for how long. */
export function usePrivacyOfData(): ReadingSection[] {
  const { t } = useLingui()
  const { keepVideosDays } = useCatalog()
  const what = t`What`
  const why = t`What for`
  const ground = t`Legal basis`
  const long = t`How long`
  return [
    {
      id: 'who-is-responsible',
      title: t`Who is responsible`,
      body: (
        <p>
          <Trans>
            The shop named at the top of this page decides what happens to your data: it is the controller
            under Brazil's LGPD and the EU and UK GDPR. For anything about your data, use the{' '}
            <Link to="/contact">contact page</Link> with “privacy” as the subject; your message goes to the
            person in charge of data protection.
          </Trans>
        </p>
      ),
    },
    {
      id: 'your-child',
      title: t`Your child's data`,
      body: (
        <>
          <p>
            <Trans>
              We only ask for what a message needs: a name, an age, an occasion and what the character should
              know. No photos, no voice recordings, no address, no last name, no school. Please leave those,
              and anything about health, out of the notes too.
            </Trans>
          </p>
          <p>
            <Trans>
              We collect this data from you, the parent or guardian, or with a parent's or guardian's consent,
              in the child's best interest (article 14 of the LGPD). Children don't have accounts here, and
              nothing in the shop speaks to them except the video you show them. We don't build a profile of
              your child.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'what-we-keep',
      title: t`What we keep, why and for how long`,
      body: (
        <Facts
          facts={[
            {
              key: 'child',
              name: <Trans>Your child</Trans>,
              rows: [
                {
                  term: what,
                  text: <Trans>Name, age, occasion, your notes, the script, the video</Trans>,
                },
                { term: why, text: <Trans>To make the video, and to fix it if something is wrong</Trans> },
                {
                  term: ground,
                  text: <Trans>Our contract with you, and your consent as parent or guardian</Trans>,
                },
                {
                  term: long,
                  text: (
                    <Trans>
                      180 days after the order is completed, or after it expires unpaid; the video file,{' '}
                      {keepVideosDays} days after delivery
                    </Trans>
                  ),
                },
              ],
            },
            {
              key: 'buyer',
              name: <Trans>You, as the buyer</Trans>,
              rows: [
                { term: what, text: <Trans>Your name, email, WhatsApp number, language and country</Trans> },
                { term: why, text: <Trans>To confirm the order, to deliver it and to answer you</Trans> },
                { term: ground, text: <Trans>Our contract with you</Trans> },
                {
                  term: long,
                  text: (
                    <Trans>
                      The number, 180 days after the order is completed; your name and email, as long as the
                      receipt
                    </Trans>
                  ),
                },
              ],
            },
            {
              key: 'payment',
              name: <Trans>The payment</Trans>,
              rows: [
                {
                  term: what,
                  text: (
                    <Trans>
                      Order number, package, amount, currency, payment method and result. Never your card
                      number
                    </Trans>
                  ),
                },
                { term: why, text: <Trans>To take payment, make refunds and keep our accounts</Trans> },
                { term: ground, text: <Trans>Our contract with you, and tax law</Trans> },
                { term: long, text: <Trans>As long as tax law requires: five years in Brazil</Trans> },
              ],
            },
            {
              key: 'messages',
              name: <Trans>Messages to us</Trans>,
              rows: [
                { term: what, text: <Trans>Name, email, subject and what you write</Trans> },
                { term: why, text: <Trans>To answer you</Trans> },
                { term: ground, text: <Trans>Your request</Trans> },
                {
                  term: long,
                  text: (
                    <Trans>
                      Until your matter is settled and no claims can arise from it, or sooner if you ask
                    </Trans>
                  ),
                },
              ],
            },
            {
              key: 'visit',
              name: <Trans>Your visit</Trans>,
              rows: [
                {
                  term: what,
                  text: (
                    <Trans>
                      That there was a visit, its pages and what was selected, which ad or partner led here,
                      the type of browser and how it ended; your number only if you leave it. Your IP address
                      is used to block attacks and isn't stored with it
                    </Trans>
                  ),
                },
                { term: why, text: <Trans>To know how many people visit and how many order</Trans> },
                { term: ground, text: <Trans>Our legitimate interest in a shop that works</Trans> },
                {
                  term: long,
                  text: <Trans>Visits are counted without your name; a number you leave, 180 days</Trans>,
                },
              ],
            },
          ]}
        />
      ),
    },
    {
      id: 'who-sees-it',
      title: t`Who sees it`,
      body: (
        <>
          <p>
            <Trans>
              The staff who make, check and deliver videos can see orders; viewing an order's private details
              requires signing in, and every change is logged. Beyond them, only those who need to:
            </Trans>
          </p>
          <ul>
            <li>
              <Trans>
                the payment provider: your name, email, the amount and your card or PIX details, nothing about
                your child;
              </Trans>
            </li>
            <li>
              <Trans>
                WhatsApp and the email service: your number or address and the message with the link;
              </Trans>
            </li>
            <li>
              <Trans>
                the companies that host the shop's data: on our behalf, under contract, and for no purposes of
                their own;
              </Trans>
            </li>
            <li>
              <Trans>
                where another company's software drafts the text, that company, on the same terms: the age,
                the occasion, the characters and your notes. The child's name is taken out first, and nothing
                says whose order it is. A person on our team reads every text;
              </Trans>
            </li>
            <li>
              <Trans>authorities, where the law requires it.</Trans>
            </li>
          </ul>
          <p>
            <Trans>We don't sell data or share it with anyone else.</Trans>
          </p>
        </>
      ),
    },
    {
      id: 'other-countries',
      title: t`Other countries`,
      body: (
        <p>
          <Trans>
            Some of these companies are based in other countries, such as the United States. Data only goes
            there with the safeguards that the LGPD and the GDPR require: an adequacy decision or standard
            contractual clauses. Ask us, and we'll tell you which.
          </Trans>
        </p>
      ),
    },
  ]
}
