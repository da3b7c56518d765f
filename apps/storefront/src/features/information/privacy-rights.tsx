import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
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
              There are two kinds. What the shop can't work without is always on. Advertising tools are off
              until you allow them wherever the law requires it, as in the European Economic Area, the United
              Kingdom and Brazil; elsewhere they are on until you say no. You can change your answer at any
              time: “Privacy choices” is at the bottom of every page.
            </Trans>
          </p>
          <h3>
            <Trans>Needed for the shop to work</Trans>
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
              The shop also stores its own pages, pictures and prices on your device so that it opens offline;
              they say nothing about you.
            </Trans>
          </p>
          <h3>
            <Trans>Advertising</Trans>
          </h3>
          <p>
            <Trans>
              When advertising tools are on, the measurement tools of Meta (Facebook and Instagram) and TikTok
              learn which of our ads led to an order: the page, the amount and the type of package, using
              their own identifiers in your browser. Never a name, an age or a word about your child. When
              they're off, none of this is loaded.
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
            If you arrive through a partner's link, the shop keeps the partner's code for 30 days and tells
            the partner how many orders were paid, not who placed them.
          </Trans>
        </p>
      ),
    },
    {
      id: 'no-decisions-by-machine',
      title: t`No automated decisions`,
      body: (
        <p>
          <Trans>
            Software helps draft texts; a person decides. No decision about you is made by a machine alone,
            and no price depends on who you are.
          </Trans>
        </p>
      ),
    },
    {
      id: 'security',
      title: t`How we protect it`,
      body: (
        <p>
          <Trans>
            All traffic is encrypted. Private links can't be guessed, and we only store them in a form that
            can't be reversed. Our logs contain nothing about your child. If something still happens that puts
            you at risk, we will tell you and the authorities without delay.
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
            <Trans>For yourself and your child, you can, free of charge:</Trans>
          </p>
          <ul>
            <li>
              <Trans>ask whether we hold your data, and get a copy in a common format;</Trans>
            </li>
            <li>
              <Trans>have wrong data corrected and incomplete data completed;</Trans>
            </li>
            <li>
              <Trans>have data deleted, blocked or anonymized, even before the 180 days are up;</Trans>
            </li>
            <li>
              <Trans>take your data to another provider;</Trans>
            </li>
            <li>
              <Trans>
                object to a use of your data or restrict it, and withdraw your consent for the future;
              </Trans>
            </li>
            <li>
              <Trans>know who we shared your data with, and what happens if you don't consent.</Trans>
            </li>
          </ul>
          <p>
            <Trans>
              These are your rights under article 18 of the LGPD and articles 15 to 22 of the GDPR; we extend
              them to everyone. While we're making your video, we need its data, so deleting it then means
              canceling the order. What tax law requires us to keep stays, without your child's data.
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
            Use the <Link to="/contact">contact page</Link> and give the email address or the number of your
            order, so we know it's you. We answer within 15 days. If you're not satisfied, you can complain to
            the data protection authority: the ANPD in Brazil (
            <a href="https://www.gov.br/anpd">gov.br/anpd</a>), your national authority in the European Union,
            or the ICO in the United Kingdom (<a href="https://ico.org.uk">ico.org.uk</a>).
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
            The date at the top shows when this page last changed. If we ever want to use data for something
            new, we'll ask you first.
          </Trans>
        </p>
      ),
    },
  ]
}
