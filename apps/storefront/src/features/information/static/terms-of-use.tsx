import { Trans, useLingui } from '@lingui/react/macro'
import type { ReadingSection } from './reading-page.tsx'

/** The second part of the Terms of Use: what a video may contain, how it may be used, and the law. */
export function useTermsOfUse(): ReadingSection[] {
  const { t } = useLingui()
  return [
    {
      id: 'what-we-do-not-say',
      title: t`What our characters do not say`,
      body: (
        <>
          <p>
            <Trans>
              The characters speak to children. So we make no video with insults, threats, hatred, sexual
              content, politics, advertising or what would frighten or shame a child, none that pretends to be
              a real person, and none that asks a child to keep a secret, to meet somebody or to hand over
              something.
            </Trans>
          </p>
          <p>
            <Trans>
              If your text has something of the kind we ask you for another one. If we cannot agree we cancel
              the order and pay everything back.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'words-by-software',
      title: t`Texts that software drafts`,
      body: (
        <p>
          <Trans>
            If you leave the writing to us, software drafts the text from the name, the age, the occasion and
            your notes, and a person reads and corrects it. If you write the text yourself we speak it as it
            stands, apart from what the section above rules out.
          </Trans>
        </p>
      ),
    },
    {
      id: 'using-the-video',
      title: t`What you may do with the video`,
      body: (
        <>
          <p>
            <Trans>
              Download it, keep it, show it, send it to family and friends: for as long as you like. You may
              also post it for others to see; think of your child before you do, since we cannot call it back.
              Selling it, using it to advertise, or cutting it so that a character says something else is not
              allowed. The characters and drawings remain ours.
            </Trans>
          </p>
          <p>
            <Trans>
              We never show your video to others, neither as an example nor in an advertisement, unless you
              allow it in writing.
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
            Whoever has the link can see the order and the video, so give it only to people you trust. It
            works for 90 days after delivery. Then the file is deleted; download the video before. If the link
            got into the wrong hands, write to us and we close it.
          </Trans>
        </p>
      ),
    },
    {
      id: 'corrections-and-refunds',
      title: t`Corrections, withdrawal and refunds`,
      body: (
        <p>
          <Trans>
            You have seven days from delivery to change your mind, and a faulty video is made again or paid
            back. All of it, and how to ask, is in the <a href="/refund">Refund Policy</a>.
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
            If you come to us through a partner's link, the shop remembers the partner's code for 30 days, so
            that the partner gets a commission on a paid order. It changes neither your price nor your rights.
          </Trans>
        </p>
      ),
    },
    {
      id: 'our-part',
      title: t`What we answer for`,
      body: (
        <p>
          <Trans>
            We answer for the video that you paid for, and for harm that we cause, as the law says. The shop
            can be out of reach for a while, for maintenance or by a fault: orders that are paid are made and
            delivered all the same.
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
            Please do not attack the shop, read it out by machines beyond what its robots.txt allows, place
            orders with somebody else's card or details, or try out codes. We may refuse such visits and
            orders.
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
            For your order the terms hold that stood here on the day of the order. The date at the head of
            this page tells when they last changed.
          </Trans>
        </p>
      ),
    },
    {
      id: 'law',
      title: t`Law and disagreements`,
      body: (
        <>
          <p>
            <Trans>
              As a consumer you are protected by the law of the country in which you live, and you can go to
              the courts there. In Brazil that is above all the Consumer Protection Code (Law 8.078/1990) and
              the decree on electronic commerce (7.962/2013).
            </Trans>
          </p>
          <p>
            <Trans>
              First, though, <a href="/contact">talk to us</a>: most things are settled with one message. If
              one of these terms does not hold, the others do.
            </Trans>
          </p>
        </>
      ),
    },
  ]
}
