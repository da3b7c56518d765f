import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import type { ReadingSection } from './reading-page.tsx'

/** The second part of the Terms of Use: what a video may contain, how it may be used, and the law. */
export function useTermsOfUse(): ReadingSection[] {
  const { t } = useLingui()
  const { keepVideosDays } = useCatalog()
  return [
    {
      id: 'what-we-do-not-say',
      title: t`What our characters won't say`,
      body: (
        <>
          <p>
            <Trans>
              Our characters speak to children. So we don't make videos with insults, threats, hate, sexual
              content, politics, advertising or anything that would frighten or shame a child; videos that
              pretend to be a real person; or videos that ask a child to keep a secret, meet someone or hand
              something over.
            </Trans>
          </p>
          <p>
            <Trans>
              If your text includes anything like that, we ask you to change it. If we can't agree, we cancel
              the order and refund you in full.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'words-by-software',
      title: t`Texts drafted by software`,
      body: (
        <p>
          <Trans>
            If you leave the writing to us, software drafts the text from the name, age, occasion and your
            notes, and a person reads and corrects it. If you write it yourself, we use it word for word,
            except for anything ruled out in the section above.
          </Trans>
        </p>
      ),
    },
    {
      id: 'using-the-video',
      title: t`What you can do with the video`,
      body: (
        <>
          <p>
            <Trans>
              Download it, keep it, show it, and send it to family and friends for as long as you like. You
              can also post it online; think of your child first, because we can't take it back. You may not
              sell it, use it in advertising, or edit it so that a character says something else. The
              characters and drawings remain ours.
            </Trans>
          </p>
          <p>
            <Trans>
              We never show your video to others, whether as a sample or in an ad, unless you agree in
              writing.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'private-link',
      title: t`Your private link`,
      body: (
        <p>
          <Trans>
            Anyone with the link can see your order and video, so only share it with people you trust. It
            works for {keepVideosDays} days after delivery, then the file is deleted; download the video
            before that. If the link gets into the wrong hands, contact us and we'll disable it.
          </Trans>
        </p>
      ),
    },
    {
      id: 'corrections-and-refunds',
      title: t`Corrections, cancellations and refunds`,
      body: (
        <p>
          <Trans>
            You have seven days from delivery to change your mind, and we remake or refund a faulty video. The
            details, and how to ask, are in the <Link to="/refund">Refund Policy</Link>.
          </Trans>
        </p>
      ),
    },
    {
      id: 'partner-links',
      title: t`Partners' links`,
      body: (
        <p>
          <Trans>
            If you arrive through a partner's link, the shop remembers the partner's code for 30 days so the
            partner can earn a commission on a paid order. It changes neither your price nor your rights.
          </Trans>
        </p>
      ),
    },
    {
      id: 'our-part',
      title: t`What we're responsible for`,
      body: (
        <p>
          <Trans>
            We are responsible for the video you paid for and for any harm we cause, as the law provides. The
            shop may be unavailable at times because of maintenance or a fault; paid orders are still made and
            delivered.
          </Trans>
        </p>
      ),
    },
    {
      id: 'fair-use',
      title: t`Fair use of the shop`,
      body: (
        <p>
          <Trans>
            Please don't attack the shop, scrape it beyond what its robots.txt allows, order with someone
            else's card or details, or try to guess codes. We may refuse such visits and orders.
          </Trans>
        </p>
      ),
    },
    {
      id: 'changes',
      title: t`Changes to these terms`,
      body: (
        <p>
          <Trans>
            Your order is covered by the terms published here on the day you placed it. The date at the top of
            this page shows when they last changed.
          </Trans>
        </p>
      ),
    },
    {
      id: 'law',
      title: t`Governing law and disagreements`,
      body: (
        <>
          <p>
            <Trans>
              As a consumer, you are protected by the law of the country where you live, and you can go to
              court there. In Brazil, that means above all the Consumer Protection Code (Law 8.078/1990) and
              the e-commerce decree (7.962/2013).
            </Trans>
          </p>
          <p>
            <Trans>
              First, though, <Link to="/contact">contact us</Link>: most things can be sorted out with one
              message. If one of these terms turns out to be invalid, the others still apply.
            </Trans>
          </p>
        </>
      ),
    },
  ]
}
