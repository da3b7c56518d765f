import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@recadinho/ui/button'
import { Card } from '@recadinho/ui/card'
import { CheckIcon, CopyIcon } from '@recadinho/ui/icon'
import { Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { useState } from 'react'
import { privateLink } from '../../lib/api/orders/private-link.ts'
import { copyText } from '../../lib/copy-text.ts'
import { offPaper } from './order-page.css.ts'

/** The address that opens this order anywhere. */
export function PrivateLink({ id, token }: { id: string; token: string }) {
  const { t } = useLingui()
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const link = privateLink(location.origin, id, token)
  const copy = async () => setState((await copyText(link)) ? 'copied' : 'failed')
  return (
    <div className={offPaper}>
      <Card as="section" aria-labelledby="link-title" padding="md" tone="flat">
        <Stack gap={3} align="start">
          <Heading level={2} size="h4" id="link-title">
            <Trans>Come back from anywhere</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            <Trans>
              This link opens your order on any device. Whoever has it sees the order, so keep it to yourself.
            </Trans>
          </Text>
          <Button
            variant="secondary"
            size="sm"
            iconStart={state === 'copied' ? <CheckIcon size="sm" /> : <CopyIcon size="sm" />}
            onClick={() => void copy()}
          >
            {state === 'copied' ? t`Link copied` : t`Copy the private link`}
          </Button>
          <VisuallyHidden live="polite">{state === 'copied' && t`Link copied`}</VisuallyHidden>
          {state === 'failed' && (
            <Text as="div" size="sm">
              <a href={link}>{t`Hold this link to copy it`}</a>
            </Text>
          )}
        </Stack>
      </Card>
    </div>
  )
}
