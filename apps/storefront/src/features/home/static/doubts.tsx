import { Trans } from '@lingui/react/macro'
import { ArrowRightIcon, ChevronDownIcon } from '@recadinho/ui/icon'
import { ButtonLink } from '@recadinho/ui/button'
import { Container, Section } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import * as css from './doubts.css.ts'

/** What parents ask before they order. */
export function Doubts() {
  return (
    <Section id="doubts" aria-labelledby="doubts-title">
      <Container>
        <Heading level={2} id="doubts-title" align="center">
          <Trans>What parents ask us</Trans>
        </Heading>
        <div className={css.list}>
          <Doubt question={<Trans>When does the video come, and how?</Trans>}>
            <Trans>
              Within 24 hours of your payment, to the WhatsApp number that you give. The confirmation tells
              the day and hour in your own time, and a private link shows where the video is.
            </Trans>
          </Doubt>
          <Doubt question={<Trans>Can I hear it before I pay?</Trans>}>
            <Trans>
              Yes. While you type your child's name, the character greets them on the screen, with sound if
              you like. The final video is longer and tells the story that you write.
            </Trans>
          </Doubt>
          <Doubt question={<Trans>What do you do with what I tell you?</Trans>}>
            <Trans>
              We use it for the video and for nothing else. No advertiser ever learns anything about your
              child, and it is removed 180 days after delivery, sooner if you ask.
            </Trans>
          </Doubt>
          <Doubt question={<Trans>How can I pay?</Trans>}>
            <Trans>
              By credit card in every currency, and by PIX for orders in reais: a code that you pay in your
              bank's app, and the page confirms it by itself.
            </Trans>
          </Doubt>
          <Doubt question={<Trans>What if something is wrong with the video?</Trans>}>
            <Trans>Write to us. A wrong name or a mistake of ours is made again at no cost.</Trans>
          </Doubt>
        </div>
        <p className={css.more}>
          <ButtonLink variant="subtle" href="/faq" iconEnd={<ArrowRightIcon size="sm" />}>
            <Trans>All questions and answers</Trans>
          </ButtonLink>
        </p>
      </Container>
    </Section>
  )
}

function Doubt({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <details className={css.doubt}>
      <summary className={css.question}>
        {question}
        <span className={css.chevron}>
          <ChevronDownIcon />
        </span>
      </summary>
      <p className={css.answer}>{children}</p>
    </details>
  )
}
