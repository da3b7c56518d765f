import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { PartnerLink as MadeLink } from '@recadinho/contracts/partner-page'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { CopyButton } from '@recadinho/ui/copy-button'
import { Inline, Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { partnerLinkOptions } from './commission-queries.ts'
import { PartnerLinkDialog } from './partner-link-dialog.tsx'
import * as css from './commissions.css.ts'

/** Creates, replaces or revokes the private link to an affiliate's page. The link is shown once. */
export function PartnerLink({ code, name }: { code: string; name: string }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { api, queryClient } = useAdmin()
  const { data } = useSuspenseQuery(partnerLinkOptions(api, code))
  const [made, setMade] = useState<MadeLink>()
  const [confirming, setConfirming] = useState<'replace' | 'revoke'>()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: partnerLinkOptions(api, code).queryKey })
  const onMade = async (link: MadeLink) => {
    setMade(link)
    await readAgain()
  }
  const create = useMutation({
    mutationFn: () => api.call('createPartnerLink', { params: { code } }),
    onSuccess: onMade,
  })
  const since = data.madeAt && formatDateTime(data.madeAt, tag)
  return (
    <Stack gap={3}>
      <Heading level={2} size="h4">
        {t`Their own page`}
      </Heading>
      <Text tone="muted">
        {since === null ? (
          <Trans>
            A private link shows an affiliate their clicks, orders, commission and payouts, and nothing about
            buyers.
          </Trans>
        ) : (
          <Trans>
            They have had a private link since {since}. Anyone with the link can see their figures.
          </Trans>
        )}
      </Text>
      {made && (
        <Callout tone="info" announce="status" title={t`Send ${name} this link now. It's shown only once.`}>
          <Stack gap={3}>
            <div className={css.secret}>
              <Text mono>{made.link}</Text>
            </div>
            <div>
              <CopyButton
                text={made.link}
                size="sm"
                variant="secondary"
                copied={t`Link copied`}
                copiedAloud={t`The private link of ${name} is copied`}
                failedAloud={t`The browser didn't allow it. Copy it by hand: ${made.link}`}
              >
                <Trans>Copy private link</Trans>
              </CopyButton>
            </div>
          </Stack>
        </Callout>
      )}
      <ErrorCallout error={create.error} title={t`No link was made`} />
      <Inline gap={2}>
        {since === null ? (
          <Button variant="secondary" loading={create.isPending} onClick={() => create.mutate()}>
            <Trans>Make a private link</Trans>
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => setConfirming('replace')}>
              <Trans>Replace the link…</Trans>
            </Button>
            <Button variant="subtle" onClick={() => setConfirming('revoke')}>
              <Trans>Revoke the link…</Trans>
            </Button>
          </>
        )}
      </Inline>
      {confirming && (
        <PartnerLinkDialog
          code={code}
          action={confirming}
          onMade={onMade}
          onRevoked={async () => {
            setMade(undefined)
            toasts.show({ title: t`Link revoked` })
            await readAgain()
          }}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </Stack>
  )
}
