import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRightIcon } from '@recadinho/ui/icon'
import { Container, Section } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { Disclosure } from '../../../components/disclosure.tsx'
import { LinkButton } from '../../../components/link-button.tsx'
import { useCatalog } from '../../../lib/catalog/use-catalog.ts'
import * as css from './doubts.css.ts'

const doubts = [
  {
    question: msg`When and how does the video arrive?`,
    answer: msg`Within {deliveryHours, plural, one {# hour} other {# hours}} of your payment, on the WhatsApp number you give us. Your confirmation shows the day and time in your time zone, and a private link lets you follow your order.`,
  },
  {
    question: msg`Can I hear it before I pay?`,
    answer: msg`Yes. As you type your child's name, the character greets them on screen, with sound if you like. The final video is longer and tells the story you give us.`,
  },
  {
    question: msg`What do you do with what I tell you?`,
    answer: msg`We use it to make the video and for nothing else. Advertisers never learn anything about your child, and we delete it {detailDays} days after delivery, or sooner if you ask.`,
  },
  {
    question: msg`How can I pay?`,
    answer: msg`By credit card in any currency, or by PIX for orders in Brazilian reais: you pay a code in your bank's app, and the page confirms it automatically.`,
  },
  {
    question: msg`What if something is wrong with the video?`,
    answer: msg`Contact us. If we got the name or anything else wrong, we'll remake the video for free.`,
  },
]

/** Common questions before an order. */
export function Doubts() {
  const { i18n } = useLingui()
  const { deliveryHours, keepOrderDetailsDays: detailDays } = useCatalog()
  const values = { deliveryHours, detailDays }
  return (
    <Section id="doubts" aria-labelledby="doubts-title">
      <Container>
        <Heading level={2} id="doubts-title" align="center">
          <Trans>What parents ask us</Trans>
        </Heading>
        <div className={css.list}>
          {doubts.map(({ question, answer }) => (
            <Disclosure key={question.id} summary={i18n._(question)}>
              <p>{i18n._({ ...answer, values })}</p>
            </Disclosure>
          ))}
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
