import { Trans, useLingui } from '@lingui/react/macro'
import { Container } from '@recadinho/ui/layout'
import { Loading } from '@recadinho/ui/spinner'
import { Heading, Text } from '@recadinho/ui/text'

/** The content of a private page until the app renders it; without script it says what to do. */
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
            We need it to look up your order. Turn on JavaScript and refresh the page, or{' '}
            <a href="/contact">contact us</a> and we'll help.
          </Trans>
        </Text>
      </noscript>
    </Container>
  )
}
