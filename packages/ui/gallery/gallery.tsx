import { Doodle, PaperEdge } from '../src/accents/accents.tsx'
import { Button, ButtonLink } from '../src/button/button.tsx'
import { ArrowRightIcon, PlayIcon } from '../src/icon/icon.tsx'
import { Container, Grid, Inline, Section, Stack } from '../src/layout/layout.tsx'
import { Heading, Highlight, Text } from '../src/text/text.tsx'
import { Accents, Buttons, Feedback, Icons, Type } from './basics.tsx'
import { Fields } from './fields.tsx'
import { Data, Overlays } from './patterns.tsx'
import { StickyBar } from '../src/sticky-bar/sticky-bar.tsx'

/** Every component once, in the shop's or the admin's theme. */
export function Gallery({ admin }: { admin: boolean }) {
  return (
    <main>
      {!admin && <Hero />}
      <Container as="div">
        <Stack gap={12}>
          <Type />
          <Buttons />
          <Fields />
          <Feedback />
          <Data />
          <Overlays />
          <Icons />
          <Accents />
        </Stack>
      </Container>
      <PaperEdge tone="butter" />
      <Section tone="butter">
        <Container>
          <Grid columns={{ tablet: 3 }}>
            {['Choose', 'Tell us', 'Watch together'].map((title) => (
              <Stack key={title} gap={2}>
                <Heading level={3}>{title}</Heading>
                <Text>Two lines that say what happens in this step, so that nobody has to guess.</Text>
              </Stack>
            ))}
          </Grid>
        </Container>
      </Section>
      <StickyBar
        label="Price and next step"
        start={
          <Stack gap={0}>
            <Heading level={3} size="h4">
              $17.90
            </Heading>
            <Text size="xs" tone="muted">
              2 characters
            </Text>
          </Stack>
        }
        action={
          <Button wide="phone" size="lg">
            Tell us about your child
          </Button>
        }
      />
    </main>
  )
}

function Hero() {
  return (
    <Section tone="blush">
      <Container>
        <Stack gap={5} align="start">
          <Inline gap={2}>
            <Doodle shape="sparkle" color="white" twinkle />
            <Doodle shape="star" />
          </Inline>
          <Heading level={1}>
            A hello from their favourite <Highlight>hero.</Highlight>
          </Heading>
          <Text size="lg">A short video made just for your child. Their name, their day, their story.</Text>
          <Inline>
            <Button size="lg" iconEnd={<ArrowRightIcon />}>
              Make their video
            </Button>
            <ButtonLink size="lg" variant="secondary" href="#sample" iconStart={<PlayIcon solid />}>
              Hear it say a name
            </ButtonLink>
          </Inline>
        </Stack>
      </Container>
    </Section>
  )
}
