import { Trans, useLingui } from '@lingui/react/macro'
import { Container } from '@recadinho/ui/layout'
import { Loading } from '@recadinho/ui/spinner'
import { Heading, Text } from '@recadinho/ui/text'

/** The content of a buyer's own page until the app renders it; without script, what to do instead. */
export function WaitingPage() {
  const { t } = useLingui()
  return (
    <Container width="form">
      <Loading label={t`One moment`} />
      <noscript>
        <Heading level={1} size="h3">
          <Trans>This page needs JavaScript</Trans>
        </Heading>
        <Text>
          <Trans>
            It asks the shop for your order. Turn JavaScript on and load the page again, or{' '}
            <a href="/contact">write to us</a>: we will help you.
          </Trans>
        </Text>
      </noscript>
    </Container>
  )
}
