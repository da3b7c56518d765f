import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AdminCharacter } from '@recadinho/contracts/characters'
import type { AdminClip } from '@recadinho/contracts/clips'
import { locales } from '@recadinho/contracts/common'
import { Dialog } from '@recadinho/ui/dialog'
import { Stack } from '@recadinho/ui/layout'
import { useState } from 'react'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { charactersOptions } from './character-queries.ts'
import { ClipSection } from './clip-section.tsx'
import { RemoveClipDialog } from './remove-clip-dialog.tsx'

const checkingMs = 2_000

/** The sample clips of a character, one per language of the shop. Changes are saved immediately. */
export function ClipsDialog({ character, onClose }: { character: AdminCharacter; onClose: () => void }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { locale } = useLocale()
  const [removed, setRemoved] = useState<AdminClip>()
  const { clips } = character
  const checking = clips.some(({ state }) => state === 'checking')
  useQuery({ ...charactersOptions(api), enabled: checking, refetchInterval: checkingMs })
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t`Sample clips of ${character.name[locale]}`}
      description={t`Buyers can play the clip in their language before they choose. The shop follows within a minute.`}
      closeLabel={t`Close`}
    >
      <Stack gap={6}>
        {locales.map((language) => (
          <ClipSection
            key={language}
            characterId={character.id}
            language={language}
            clips={clips.filter((clip) => clip.locale === language)}
            onRemove={setRemoved}
          />
        ))}
      </Stack>
      {removed && <RemoveClipDialog clip={removed} onClose={() => setRemoved(undefined)} />}
    </Dialog>
  )
}
