import { Trans } from '@lingui/react/macro'
import { Card } from '@recadinho/ui/card'
import { Stack } from '@recadinho/ui/layout'
import { Heading } from '@recadinho/ui/text'
import { ErrorSummary } from '../../components/error-summary.tsx'
import { BuyerFields, useBuyerErrors } from './buyer-fields.tsx'
import type { Buyer } from './use-buyer.ts'

/** The buyer's fields with their error summary. */
export function BuyerSection({ buyer }: { buyer: Buyer }) {
  const { issues, summary } = buyer
  const errors = useBuyerErrors(issues)
  return (
    <Card as="section" aria-labelledby="buyer-title" padding="md">
      <Stack gap={4}>
        <Heading level={2} size="h4" id="buyer-title">
          <Trans>About you</Trans>
        </Heading>
        <ErrorSummary ref={summary} errors={errors} />
        <BuyerFields issues={issues} />
      </Stack>
    </Card>
  )
}
