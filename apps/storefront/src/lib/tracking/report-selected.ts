import type { Draft } from '../draft/draft.ts'
import { reportMeasured } from './report-measured.ts'

/** Reports what a change of the draft has selected: products only, no form values. */
export function reportSelected(before: Draft, { selectedPackage, selectedCharacters }: Draft): void {
  if (selectedPackage && selectedPackage.id !== before.selectedPackage?.id)
    reportMeasured('AddToCart', { content_id: selectedPackage.id, content_type: 'package' })
  for (const { id } of selectedCharacters)
    if (!before.selectedCharacters.some((known) => known.id === id))
      reportMeasured('CharacterSelection', { content_id: id, content_type: 'character' })
}
