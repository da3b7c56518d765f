import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ParentTakes } from '@recadinho/contracts/parent-takes'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { Stack } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { asTyped } from '../../components/as-typed.tsx'
import { stateTexts } from './recording-texts.ts'
import type { OwnTakes } from './use-own-takes.ts'

/** Recordings that no video plays: of words that have changed, and those that the shop doesn't have. */
export function UnusedTakes({ own, takes }: { own: OwnTakes; takes: ParentTakes }) {
  const { t, i18n } = useLingui()
  const { queue, removal } = own
  const unsent = own.unsent.filter(({ state }) => state !== 'sending' && state !== 'queued')
  return (
    <>
      {unsent.length > 0 && (
        <Callout
          tone="warning"
          announce="status"
          title={t`We don't have these recordings yet`}
          action={
            unsent.some(({ state }) => state === 'waiting') && (
              <Button size="sm" variant="secondary" onClick={() => void queue.retry()}>
                <Trans>Send now</Trans>
              </Button>
            )
          }
        >
          <Stack gap={3}>
            {unsent.some(({ lasting }) => !lasting) && (
              <Text size="sm">
                <Trans>Please leave this page open until they're sent.</Trans>
              </Text>
            )}
            {unsent.map(({ take, state }) => (
              <Stack key={take.id} gap={1} align="start">
                <Text size="sm" weight="semibold" lang={takes.locale}>
                  {asTyped(take.text)}
                </Text>
                <Text size="sm">{i18n._(stateTexts[state])}</Text>
                {state !== 'waiting' && (
                  <Button size="sm" variant="subtle" onClick={() => void queue.discard(take.id)}>
                    <Trans>Delete it</Trans>
                  </Button>
                )}
              </Stack>
            ))}
          </Stack>
        </Callout>
      )}
      {takes.others.length > 0 && (
        <Callout
          title={t`Some words have changed`}
          action={
            <Button
              size="sm"
              variant="secondary"
              loading={removal.isPending}
              onClick={() => removal.mutate(takes.others)}
            >
              <Trans>Remove what isn't used</Trans>
            </Button>
          }
        >
          <Plural
            value={takes.others.length}
            one="We no longer use # recording of the words before."
            other="We no longer use # recordings of the words before."
          />
        </Callout>
      )}
    </>
  )
}
