import { Trans, useLingui } from '@lingui/react/macro'
import { Facts } from './facts.tsx'
import type { ReadingSection } from './reading-page.tsx'
import { useStorageKeys } from './storage-keys.tsx'

/** The second part of the Privacy Policy: cookies, advertising, security and rights. */
export function usePrivacyRights(): ReadingSection[] {
  const { t } = useLingui()
  const keys = useStorageKeys()
  const lasts = t`How long`
  const why = t`What for`
  return [
    {
      id: 'cookies',
      title: t`Cookies and what your browser keeps`,
      body: (
        <>
          <p>
            <Trans>
              There are two kinds. What the shop cannot work without is always on. What serves advertising is
              off until you allow it wherever the law asks for that, as in the European Economic Area, the
              United Kingdom and Brazil; elsewhere it is on until you say no. Your answer can be changed at
              any time: “Privacy choices” stands at the foot of every page.
            </Trans>
          </p>
          <h3>
            <Trans>Needed for the shop</Trans>
          </h3>
          <Facts
            facts={keys.needed.map(({ name, use, lasting }) => ({
              key: name,
              name: <code>{name}</code>,
              rows: [
                { term: why, text: use },
                { term: lasts, text: lasting },
              ],
            }))}
          />
          <p>
            <Trans>
              Besides, the shop keeps its own pages, pictures and prices on your device, so that it opens
              without a connection; they tell nothing about you.
            </Trans>
          </p>
          <h3>
            <Trans>Advertising</Trans>
          </h3>
          <p>
            <Trans>
              Where it is on, the measuring tools of Meta (Facebook and Instagram) and TikTok learn which of
              our advertisements led to an order: the page, the amount and the kind of package, with marks of
              their own in your browser. Never a name, an age or a word about your child. Where it is off,
              nothing of them is loaded.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'affiliates',
      title: t`Partners' links`,
      body: (
        <p>
          <Trans>
            If you come through a partner's link, the shop keeps the partner's code for 30 days and tells the
            partner how many orders were paid, not whose.
          </Trans>
        </p>
      ),
    },
    {
      id: 'no-decisions-by-machine',
      title: t`No decisions by machine`,
      body: (
        <p>
          <Trans>
            Software helps to draft texts; a person decides. Nothing about you is decided by a machine alone,
            and no price depends on who you are.
          </Trans>
        </p>
      ),
    },
    {
      id: 'security',
      title: t`How it is protected`,
      body: (
        <p>
          <Trans>
            Everything travels encrypted. Private links cannot be guessed, and we store them only in a form
            that cannot be turned back. Our logs hold nothing about your child. If something should happen all
            the same that puts you at risk, we tell you and the authority without delay.
          </Trans>
        </p>
      ),
    },
    {
      id: 'your-rights',
      title: t`Your rights`,
      body: (
        <>
          <p>
            <Trans>For yourself and for your child you can, at no cost,</Trans>
          </p>
          <ul>
            <li>
              <Trans>ask whether we keep data, and get a copy in a common format;</Trans>
            </li>
            <li>
              <Trans>have what is wrong put right, and what is incomplete completed;</Trans>
            </li>
            <li>
              <Trans>have data erased, blocked or made anonymous, before the 180 days are over too;</Trans>
            </li>
            <li>
              <Trans>take them to another provider;</Trans>
            </li>
            <li>
              <Trans>object to a use, have it limited, and withdraw an agreement for the future;</Trans>
            </li>
            <li>
              <Trans>learn with whom we shared them, and what happens if you do not agree.</Trans>
            </li>
          </ul>
          <p>
            <Trans>
              These are your rights under article 18 of the LGPD and articles 15 to 22 of the GDPR; we grant
              them to everybody. While an order is being made we need its data to make it, so erasing them
              then means cancelling the order. What tax law has us keep stays, without your child's data.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'how-to-ask',
      title: t`How to ask`,
      body: (
        <p>
          <Trans>
            Write through the <a href="/contact">contact page</a> from the e-mail address of the order, or
            name its number, so that we know it is you. We answer within 15 days. If you are not content, you
            can complain to the authority: in Brazil the ANPD (
            <a href="https://www.gov.br/anpd">gov.br/anpd</a>), in the European Union the authority of your
            country, in the United Kingdom the ICO (<a href="https://ico.org.uk">ico.org.uk</a>).
          </Trans>
        </p>
      ),
    },
    {
      id: 'changes',
      title: t`Changes to this page`,
      body: (
        <p>
          <Trans>
            The date at the head tells when this page last changed. If we ever want to use data for something
            new, we ask you first.
          </Trans>
        </p>
      ),
    },
  ]
}
