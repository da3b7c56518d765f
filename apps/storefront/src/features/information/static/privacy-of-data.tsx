import { Trans, useLingui } from '@lingui/react/macro'
import { Facts } from './facts.tsx'
import type { ReadingSection } from './reading-page.tsx'

/** The first part of the Privacy Policy: which data, on what legal basis, who sees it and for how long. */
export function usePrivacyOfData(): ReadingSection[] {
  const { t } = useLingui()
  const what = t`What`
  const why = t`What for`
  const ground = t`Legal ground`
  const long = t`How long`
  return [
    {
      id: 'who-is-responsible',
      title: t`Who is responsible`,
      body: (
        <p>
          <Trans>
            The shop named at the head of this page decides what happens with your data: the controller in the
            words of the Brazilian LGPD and of the European and British GDPR. For anything about data, write
            through the <a href="/contact">contact page</a>, with “privacy” as the subject; it reaches the
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
              We ask for as little as a message needs: a name, an age, an occasion and what the character
              should know. No photograph, no voice, no address, no surname, no school. Please leave such
              things, and anything about health, out of the notes too.
            </Trans>
          </p>
          <p>
            <Trans>
              We take these data from you, the parent or guardian, or with the agreement of one, in the best
              interest of the child (article 14 of the LGPD). Children have no account here, and nothing in
              the shop speaks to them but the video that you show them. No profile is made of your child.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'what-we-keep',
      title: t`What we keep, why and how long`,
      body: (
        <Facts
          facts={[
            {
              key: 'child',
              name: <Trans>Your child</Trans>,
              rows: [
                {
                  term: what,
                  text: <Trans>Name, age, occasion, your notes, the text spoken, the video</Trans>,
                },
                { term: why, text: <Trans>To make the video and to mend it if something is wrong</Trans> },
                {
                  term: ground,
                  text: <Trans>The contract with you, and your agreement as parent or guardian</Trans>,
                },
                {
                  term: long,
                  text: (
                    <Trans>
                      180 days after the order is completed, or after it lapsed unpaid; the video's file 90
                      days after delivery
                    </Trans>
                  ),
                },
              ],
            },
            {
              key: 'buyer',
              name: <Trans>You, as the buyer</Trans>,
              rows: [
                { term: what, text: <Trans>Your name, e-mail, WhatsApp number, language and country</Trans> },
                { term: why, text: <Trans>To confirm the order, to deliver it and to answer you</Trans> },
                { term: ground, text: <Trans>The contract with you</Trans> },
                {
                  term: long,
                  text: (
                    <Trans>
                      The number 180 days after the order is completed; name and e-mail as long as the receipt
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
                      Order number, package, amount, currency, way of payment and its outcome. Never the
                      card's number
                    </Trans>
                  ),
                },
                { term: why, text: <Trans>To take the payment, to pay back, to keep the books</Trans> },
                { term: ground, text: <Trans>The contract with you, and the duties of tax law</Trans> },
                { term: long, text: <Trans>As long as tax law asks for: in Brazil five years</Trans> },
              ],
            },
            {
              key: 'messages',
              name: <Trans>Messages to us</Trans>,
              rows: [
                { term: what, text: <Trans>Name, e-mail, subject and what you write</Trans> },
                { term: why, text: <Trans>To answer you</Trans> },
                { term: ground, text: <Trans>Your request</Trans> },
                {
                  term: long,
                  text: (
                    <Trans>
                      Until your matter is settled and no claim can arise from it, sooner if you ask
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
                      That there was a visit, by what kind of browser, and how it ended; your number only if
                      you leave it. Your network address is used to keep attacks away and not stored with it
                    </Trans>
                  ),
                },
                { term: why, text: <Trans>To know how many people come and how many order</Trans> },
                { term: ground, text: <Trans>Our legitimate interest in a shop that works</Trans> },
                {
                  term: long,
                  text: <Trans>Counted without your name; a number that you left 180 days</Trans>,
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
              Those of our staff who make, check and deliver videos see the orders; every look at an order's
              private details needs a sign-in, and every change is written down. Beside them, only who must:
            </Trans>
          </p>
          <ul>
            <li>
              <Trans>
                the payment provider: your name, e-mail, the amount and your card or PIX details, nothing
                about your child;
              </Trans>
            </li>
            <li>
              <Trans>
                WhatsApp and the e-mail service: your number or address and the message with the link;
              </Trans>
            </li>
            <li>
              <Trans>
                the companies whose computers store the shop's data, and, where software of another company
                drafts a text, that company: on our behalf, by contract, for nothing of their own;
              </Trans>
            </li>
            <li>
              <Trans>authorities, where a law obliges us.</Trans>
            </li>
          </ul>
          <p>
            <Trans>We sell no data, and give none to anybody else.</Trans>
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
            Some of these companies work in other countries, such as the United States. Data go there only
            with the safeguards that the LGPD and the GDPR ask for: a decision that the country protects data
            well enough, or standard contractual clauses. Ask us, and we tell you which one.
          </Trans>
        </p>
      ),
    },
  ]
}
