import type { DeviceVoice } from '../src/features/film/voices.ts'

const apple = (id: string, name: string, lang: string): DeviceVoice => ({
  name,
  lang,
  voiceURI: `com.apple.${id}`,
  localService: true,
})
const local = (name: string, lang: string): DeviceVoice => ({
  name,
  lang,
  voiceURI: name,
  localService: true,
})
const online = (name: string, lang: string): DeviceVoice => ({ ...local(name, lang), localService: false })

const google = [
  online('Google US English', 'en-US'),
  online('Google UK English Female', 'en-GB'),
  online('Google UK English Male', 'en-GB'),
  online('Google português do Brasil', 'pt-BR'),
]
const mac = [
  local('Albert', 'en-US'),
  local('Bad News', 'en-US'),
  local('Daniel (English (UK))', 'en-GB'),
  local('Eddy (English (US))', 'en-US'),
  local('Eddy (Portuguese (Brazil))', 'pt-BR'),
  local('Fred', 'en-US'),
  local('Grandma (Portuguese (Brazil))', 'pt-BR'),
  local('Joana', 'pt-PT'),
  local('Luciana', 'pt-BR'),
  local('Samantha', 'en-US'),
  local('Zarvox', 'en-US'),
]

/** What `speechSynthesis.getVoices()` gives in English and Portuguese, as devices come: the names tell what is known. */
export const deviceLists: Readonly<Record<string, readonly DeviceVoice[]>> = {
  'iPhone in Portuguese': [
    apple('speech.synthesis.voice.Bubbles', 'Bolhas', 'en-US'),
    apple('speech.synthesis.voice.BadNews', 'Más notícias', 'en-US'),
    apple('eloquence.en-US.Grandma', 'Avó (inglês (EUA))', 'en-US'),
    apple('voice.compact.en-GB.Daniel', 'Daniel', 'en-GB'),
    apple('voice.compact.en-AU.Karen', 'Karen', 'en-AU'),
    apple('voice.compact.en-US.Samantha', 'Samantha', 'en-US'),
    apple('eloquence.pt-BR.Eddy', 'Eddy (português (Brasil))', 'pt-BR'),
    apple('eloquence.pt-BR.Grandma', 'Avó (português (Brasil))', 'pt-BR'),
    apple('voice.compact.pt-PT.Joana', 'Joana', 'pt-PT'),
    apple('voice.compact.pt-BR.Luciana', 'Luciana', 'pt-BR'),
  ],
  'iPhone with a downloaded voice': [
    apple('voice.compact.en-US.Samantha', 'Samantha', 'en-US'),
    apple('voice.premium.en-US.Evan', 'Evan (Premium)', 'en-US'),
    apple('voice.compact.pt-BR.Luciana', 'Luciana', 'pt-BR'),
    apple('voice.enhanced.pt-BR.Felipe', 'Felipe (Enhanced)', 'pt-BR'),
  ],
  Android: [
    local('English United States', 'en_US'),
    local('English United Kingdom', 'en_GB'),
    local('Portuguese Brazil', 'pt_BR'),
    local('Portuguese Portugal', 'pt_PT'),
  ],
  'Windows in Edge': [
    local('Microsoft David - English (United States)', 'en-US'),
    local('Microsoft Zira - English (United States)', 'en-US'),
    online('Microsoft AndrewMultilingual Online (Natural) - English (United States)', 'en-US'),
    online('Microsoft AvaMultilingual Online (Natural) - English (United States)', 'en-US'),
    online('Microsoft Sonia Online (Natural) - English (United Kingdom)', 'en-GB'),
    local('Microsoft Maria - Portuguese (Brazil)', 'pt-BR'),
    online('Microsoft Antonio Online (Natural) - Portuguese (Brazil)', 'pt-BR'),
    online('Microsoft ThalitaMultilingual Online (Natural) - Portuguese (Brazil)', 'pt-BR'),
    online('Microsoft Raquel Online (Natural) - Portuguese (Portugal)', 'pt-PT'),
  ],
  'Windows in Chrome': [
    local('Microsoft David - English (United States)', 'en-US'),
    local('Microsoft Zira - English (United States)', 'en-US'),
    local('Microsoft Daniel - Portuguese (Brazil)', 'pt-BR'),
    local('Microsoft Maria - Portuguese (Brazil)', 'pt-BR'),
    ...google,
  ],
  'Mac in Chrome': [...mac, ...google],
}
