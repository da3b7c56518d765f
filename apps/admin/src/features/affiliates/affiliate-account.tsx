import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useAdmin } from '../../lib/use-admin.ts'
import { Balances } from './balances.tsx'
import { balancesOptions } from './commission-queries.ts'

/** What one affiliate has earned so far. */
export function AffiliateAccount({ code }: { code: string }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { data } = useSuspenseQuery(balancesOptions(api, code))
  return (
    <Stack gap={3}>
      <Heading level={2} size="h4">
        {t`Commission`}
      </Heading>
      {data.items.length === 0 ? (
        <Text tone="muted">
          <Trans>Nothing yet. It begins with the first order that is paid.</Trans>
        </Text>
      ) : (
        <Balances items={data.items} named={false} />
      )}
    </Stack>
  )
}
