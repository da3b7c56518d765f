import type { ReactNode } from 'react'
import { Doodle } from '../src/accents/accents.tsx'
import { Badge, StatusPill } from '../src/badge/badge.tsx'
import { Button, IconButton } from '../src/button/button.tsx'
import { Callout } from '../src/callout/callout.tsx'
import { Card } from '../src/card/card.tsx'
import { Flag } from '../src/flag/flag.tsx'
import * as icons from '../src/icon/icon.tsx'
import { Grid, Inline, Stack } from '../src/layout/layout.tsx'
import { Skeleton, SkeletonText } from '../src/skeleton/skeleton.tsx'
import { Spinner } from '../src/spinner/spinner.tsx'
import { Steps } from '../src/steps/steps.tsx'
import { Display, Heading, Text } from '../src/text/text.tsx'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  )
}

export function Type() {
  return (
    <Part title="Type">
      <Heading level={3}>Princess Amara waits for Ñandú, Zoë and Łucja</Heading>
      <Text>Body text on warm paper: calm, wide enough, never grey on grey.</Text>
      <Text tone="muted" size="sm">
        Muted and small, still easy to read. <Display>R$ 89,90</Display>
      </Text>
      <Inline>
        <Text tone="success">Success</Text>
        <Text tone="warning">Warning</Text>
        <Text tone="danger">Danger</Text>
        <Text tone="primary">Primary</Text>
        <Text numeric>28:41</Text>
      </Inline>
    </Part>
  )
}

export function Buttons() {
  return (
    <Part title="Buttons">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size}>
          <Button size={size}>Primary</Button>
          <Button size={size} variant="secondary" iconStart={<icons.CopyIcon />}>
            Secondary
          </Button>
          <Button size={size} variant="subtle">
            Subtle
          </Button>
          <Button size={size} variant="danger">
            Cancel order
          </Button>
          <IconButton size={size} label="Close" icon={<icons.CloseIcon />} />
          <IconButton size={size} variant="secondary" label="Menu" icon={<icons.MenuIcon />} />
        </Inline>
      ))}
      <Inline>
        <Button loading>Paying</Button>
        <Button disabled>Not yet</Button>
        <Button variant="secondary" disabled>
          Not yet
        </Button>
      </Inline>
    </Part>
  )
}

export function Feedback() {
  return (
    <Part title="Feedback">
      <Grid columns={{ tablet: 2 }}>
        <Callout tone="info" title="Paying now, the video arrives by">
          tomorrow, Saturday, 14:10.
        </Callout>
        <Callout tone="success" title="Paid">
          We have started.
        </Callout>
        <Callout
          tone="warning"
          title="Only four places left today"
          action={<Button size="sm">See offers</Button>}
        />
        <Callout tone="danger" title="The card was declined">
          Nothing was taken. Try another card or pay with PIX.
        </Callout>
      </Grid>
      <Inline>
        <Badge>Save R$ 9,90</Badge>
        <Badge tone="brand">20 % off</Badge>
        <StatusPill tone="warning" icon={<icons.HourglassIcon size="sm" />}>
          Pending payment
        </StatusPill>
        <StatusPill tone="info" icon={<icons.FilmIcon size="sm" />}>
          In production
        </StatusPill>
        <StatusPill tone="success" icon={<icons.CheckIcon size="sm" />}>
          Completed
        </StatusPill>
        <StatusPill tone="danger" icon={<icons.ClockLateIcon size="sm" />}>
          Late by 2 h
        </StatusPill>
        <StatusPill>Expired</StatusPill>
        <Spinner />
      </Inline>
      <Steps
        label="Step 2 of 3"
        current={1}
        steps={[{ label: 'Package' }, { label: 'Characters' }, { label: 'Your child' }]}
      />
      <Grid columns={{ tablet: 3 }}>
        <Card>
          <Stack gap={3}>
            <Skeleton shape="block" />
            <SkeletonText />
          </Stack>
        </Card>
        <Card tone="sky">Sky</Card>
        <Card tone="mint" interactive>
          Mint, rises
        </Card>
      </Grid>
    </Part>
  )
}

export function Icons() {
  return (
    <Part title="Icons and flags">
      <Inline gap={4}>
        {Object.entries(icons).map(([name, Icon]) => (
          <span key={name} title={name}>
            <Icon size="lg" />
          </span>
        ))}
      </Inline>
      <Inline gap={4}>
        {['us', 'ca', 'gb', 'au', 'in', 'za', 'nz', 'sg', 'hk', 'ie', 'ph', 'my', 'br', 'pl'].map((code) => (
          <Flag key={code} code={code} size="lg" />
        ))}
      </Inline>
    </Part>
  )
}

export function Accents() {
  return (
    <Part title="Accents">
      <Card tone="blush" padding="lg">
        <Inline gap={8}>
          <Doodle shape="star" size="lg" />
          <Doodle shape="sparkle" size="lg" color="white" />
          <Doodle shape="heart" size="lg" color="red" />
          <Doodle shape="swirl" size="lg" color="teal" />
        </Inline>
      </Card>
    </Part>
  )
}
