import { loadNoteReading, loadScriptTexts } from '@recadinho/stage/load-script-texts'
import { beforeAll } from 'vitest'
import type { ScriptInput } from '../src/lib/script/current-script.ts'

/** A form whose script tests read; its texts are loaded before them, with those of other characters. */
export const scriptInput: ScriptInput = {
  childName: 'Olivia',
  nameHint: '',
  otherChildren: [],
  unsaid: [],
  childAge: 6,
  occasion: 'birthday',
  additionalNotes: 'She loves frogs.',
  useAIVoice: true,
  characters: [
    { id: 'princess-amara', name: { en: 'Princess Amara', pt: 'Princesa Amara' }, greetingStyle: 'warm' },
  ],
  locale: 'en',
}

export function loadScriptInput(...others: Parameters<typeof loadScriptTexts>[2]) {
  beforeAll(async () => {
    await loadScriptTexts('en', 'birthday', [...scriptInput.characters, ...others])
    await loadNoteReading('en')
  })
}
