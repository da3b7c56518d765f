import { Trans } from '@lingui/react/macro'
import { ArrowRightIcon, ChevronDownIcon } from '@recadinho/ui/icon'
import { Container, Section } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../components/link-button.tsx'
import * as css from './doubts.css.ts'

/** Common questions before an order. */
export function Doubts() {
  return (
    <Section id="doubts" aria-labelledby="doubts-title">
      <Container>
        <Heading level={2} id="doubts-title" align="center">
          <Trans>What parents ask us</Trans>
        </Heading>
        <div className={css.list}>
          <Doubt question={<Trans>When and how does the video arrive?</Trans>}>
            <Trans>
              Within 24 hours of your payment, on the WhatsApp number you give us. Your confirmation shows the
              day and time in your time zone, and a private link lets you follow your order.
            </Trans>
          </Doubt>
          <Doubt question={<Trans>Can I hear it before I pay?</Trans>}>
            <Trans>
              Yes. As you type your child's name, the character greets them on screen, with sound if you like.
              The final video is longer and tells the story you give us.
            </Trans>
          </Doubt>
          <Doubt question={<Trans>What do you do with what I tell you?</Trans>}>
            <Trans>
              We use it to make the video and for nothing else. Advertisers never learn anything about your
              child, and we delete it 180 days after delivery, or sooner if you ask.
            </Trans>
          </Doubt>
          <Doubt question={<Trans>How can I pay?</Trans>}>
            <Trans>
              By credit card in any currency, or by PIX for orders in Brazilian reais: you pay a code in your
              bank's app, and the page confirms it automatically.
            </Trans>
          </Doubt>
          <Doubt question={<Trans>What if something is wrong with the video?</Trans>}>
            <Trans>
              Contact us. If we got the name or anything else wrong, we'll remake the video for free.
            </Trans>
          </Doubt>
        </div>
        <p className={css.more}>
          <LinkButton variant="subtle" iconEnd={<ArrowRightIcon size="sm" />} to="/faq">
            <Trans>See all questions and answers</Trans>
          </LinkButton>
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
