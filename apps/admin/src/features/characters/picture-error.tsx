import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@recadinho/contracts/client'
import { pictureRefusals } from '@recadinho/contracts/pictures'
import { Callout } from '@recadinho/ui/callout'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { pictureFaults } from './picture-labels.ts'

/** Why a picture was refused or could not be sent. */
export function PictureError({ error }: { error: Error | null }) {
  const { t, i18n } = useLingui()
  const reason = error instanceof ApiError ? error.body?.details?.['reason'] : undefined
  const refusal = pictureRefusals.find((one) => one === reason)
  if (!refusal) return <ErrorCallout error={error} title={t`The picture wasn't uploaded`} />
  return (
    <Callout tone="danger" announce="alert">
      {i18n._(pictureFaults[refusal])}
    </Callout>
  )
}
