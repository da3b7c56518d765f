import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Container, Section } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { FormAnswer } from '../../components/form-answer.tsx'
import { OpeningHours } from '../../components/opening-hours/opening-hours.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactChannels } from './contact-channels.tsx'
import * as css from './contact-page.css.ts'

/** §2, Contact: a message to the shop and its confirmation; beside it the opening hours and other channels. */
export function ContactPage() {
  const [sent, setSent] = useState(false)
  return (
    <Section>
      <Container>
        <div className={css.columns}>
          <div className={css.words}>
            <Heading level={1} size="h2">
              <Trans>Contact us</Trans>
            </Heading>
            <Text tone="muted">
              <Trans>
                Real people read and answer every message. You may find your answer among the{' '}
                <a href="/faq">questions other parents ask</a>.
              </Trans>
            </Text>
          </div>
          <div className={css.paper}>
            {sent ? <Sent onAgain={() => setSent(false)} /> : <ContactForm onSent={() => setSent(true)} />}
          </div>
          <div className={css.aside}>
            <OpeningHours level={2} />
            <ContactChannels />
            <div className={css.picture}>
              <CharacterPicture picture="queen-celeste" />
            </div>
          </div>
        </div>
      </Container>
    </Section>
  )
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <FormAnswer>
      <Callout
        tone="success"
        announce="status"
        title={<Trans>We got your message</Trans>}
        action={
          <Button variant="secondary" size="sm" onClick={onAgain}>
            <Trans>Write another message</Trans>
          </Button>
        }
      >
        <Trans>We'll reply to the email address you gave us.</Trans>
      </Callout>
    </FormAnswer>
  )
}
