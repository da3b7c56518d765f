import { Plural, Trans } from '@lingui/react/macro'
import { Container, Section } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import { useCatalog } from '../../../lib/catalog/use-catalog.ts'
import * as css from './how-it-works.css.ts'

/** The three steps to a video. */
export function HowItWorks() {
  const { characters, deliveryHours, everyVideoWatched } = useCatalog()
  const count = characters.length
  return (
    <Section id="how" aria-labelledby="how-title">
      <Container>
        <Heading level={2} id="how-title" align="center">
          <Trans>Three little steps</Trans>
        </Heading>
        <ol className={css.list}>
          <Step number={1} picture="captain-kindly" title={<Trans>Choose who speaks</Trans>}>
            <Trans>
              Pick one, two or three of our {count} characters. Each has its own voice and its own way of
              saying hello.
            </Trans>
          </Step>
          <Step number={2} picture="princess-stella" title={<Trans>Tell us about your child</Trans>}>
            <Trans>
              Their name, age, the occasion and what makes them laugh. Hear the greeting as you type.
            </Trans>
          </Step>
          <Step number={3} picture="bramble" title={<Trans>Watch their face light up</Trans>}>
            {everyVideoWatched ? (
              <Trans>
                Our team makes the video and sends it to you on WhatsApp within{' '}
                <Plural value={deliveryHours} one="# hour" other="# hours" />.
              </Trans>
            ) : (
              <Trans>
                We make the video and send it to you on WhatsApp within{' '}
                <Plural value={deliveryHours} one="# hour" other="# hours" />.
              </Trans>
            )}
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
        <CharacterPicture picture={picture} />
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
