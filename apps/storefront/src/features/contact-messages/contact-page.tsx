import { Trans } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Container, Section } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { ContactForm } from './contact-form.tsx'
import * as css from './contact-page.css.ts'

/** §2, Contact: a message to the shop, and the word that it arrived. */
export function ContactPage() {
  const [sent, setSent] = useState(false)
  return (
    <Section>
      <Container>
        <div className={css.columns}>
          <div className={css.words}>
            <Heading level={1} size="h2">
              <Trans>Write to us</Trans>
            </Heading>
            <Text tone="muted">
              <Trans>
                People read every message. We answer Monday to Friday from 9:00 to 18:00 and on Saturday from
                10:00 to 16:00.
              </Trans>
            </Text>
            <div className={css.picture}>
              <CharacterPicture id="queen-celeste" eager />
            </div>
          </div>
          {sent ? <Sent onAgain={() => setSent(false)} /> : <ContactForm onSent={() => setSent(true)} />}
        </div>
      </Container>
    </Section>
  )
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <div>
      <Callout
        tone="success"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a property of Callout, not an element's
        role="status"
        title={<Trans>Your message is with us</Trans>}
        action={
          <Button variant="secondary" size="sm" onClick={onAgain}>
            <Trans>Write another</Trans>
          </Button>
        }
      >
        <Trans>The answer goes to the e-mail address that you gave.</Trans>
      </Callout>
    </div>
  )
}
