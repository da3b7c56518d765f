import { Trans } from '@lingui/react/macro'
import { Container, Section } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import * as css from './how-it-works.css.ts'

/** The three steps to a video. */
export function HowItWorks() {
  return (
    <Section id="how" aria-labelledby="how-title">
      <Container>
        <Heading level={2} id="how-title" align="center">
          <Trans>Three little steps</Trans>
        </Heading>
        <ol className={css.list}>
          <Step number={1} picture="captain-kindly" title={<Trans>Choose who speaks</Trans>}>
            <Trans>
              One, two or three of 28 characters. Each has a voice and a way of greeting of its own.
            </Trans>
          </Step>
          <Step number={2} picture="princess-stella" title={<Trans>Tell us about your child</Trans>}>
            <Trans>Name, age, the day and what makes them laugh. Hear the greeting while you type.</Trans>
          </Step>
          <Step number={3} picture="bramble" title={<Trans>Watch their face</Trans>}>
            <Trans>People make the video and send it to your WhatsApp within 24 hours.</Trans>
          </Step>
        </ol>
      </Container>
    </Section>
  )
}

interface StepProps {
  number: number
  picture: string
  title: ReactNode
  children: ReactNode
}

function Step({ number, picture, title, children }: StepProps) {
  return (
    <li className={css.step}>
      <div className={css.medal}>
        <CharacterPicture id={picture} />
        <span aria-hidden="true" className={css.number}>
          {number}
        </span>
      </div>
      <div>
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">{children}</Text>
      </div>
    </li>
  )
}
