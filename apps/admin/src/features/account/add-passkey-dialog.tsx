import { useLingui } from '@lingui/react/macro'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { usePasskeyChange } from './use-passkey-change.ts'

/** Creates a passkey on this device or another one the browser offers. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const add = usePasskeyChange(
    async (api, name: string) => {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const { options } = await api.call('startPasskey', {})
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON // WebAuthn JSON
      const credential = await startRegistration({ optionsJSON })
      return api.call('addPasskey', { body: { name, credential } })
    },
    t`Passkey added`,
  )
  const known = add.error?.name === 'InvalidStateError'
  const cancelled = add.error?.name === 'NotAllowedError'
  return (
    <PasskeyNameDialog
      title={t`Add a passkey`}
      description={t`You'll sign in with your finger, face or PIN on this device, without a password or code.`}
      submitLabel={t`Continue`}
      name=""
      error={known || cancelled ? null : add.error}
      refused={known ? t`This device already has a passkey for your account.` : undefined}
      send={(name) => add.mutateAsync(name, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
