// @vitest-environment jsdom
import { loadNoteReading, loadScriptTexts } from '@recadinho/stage/load-script-texts'
import { loadCharacters } from '@recadinho/stage/load-characters'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createPlayer } from './create-player.ts'
import { filmOf } from './film.ts'
import { FilmScreen } from './film-screen.tsx'

const amara = {
  id: 'princess-amara',
  category: 'princesses' as const,
  name: { en: 'Princess Amara', pt: 'Princesa Amara' },
  description: { en: '', pt: '' },
  greetingStyle: 'warm',
  picture: 'princess-amara',
  voice: { pitch: 120, rate: 98 },
}

afterEach(() => vi.unstubAllGlobals())

test('where nothing can be drawn, the words are read beside a picture', async () => {
  const observer = class {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', observer)
  vi.stubGlobal('IntersectionObserver', observer)
  vi.stubGlobal('matchMedia', () => new EventTarget())
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await Promise.all([
    loadScriptTexts('en', null, [{ id: 'princess-amara', greetingStyle: 'warm' }]),
    loadNoteReading('en'),
    loadCharacters(['princess-amara']),
  ])
  const film = filmOf({
    form: {
      childName: 'Olivia',
      nameHint: '',
      otherChildren: [],
      likeness: null,
      unsaid: [],
      childAge: '6',
      occasion: null,
      additionalNotes: 'Hi <b>Olivia</b>! Good night.',
      useAIVoice: false,
    },
    characters: [amara],
    locale: 'en',
    seed: 1,
  })
  if (!film) throw new Error('No film')
  const player = createPlayer()
  player.load(film.timeline)
  render(<FilmScreen player={player} film={film} label="Preview" />)
  expect(screen.getByText('Hi <b>Olivia</b>!')).toBeDefined()
  act(() => player.seek(film.timeline.audio.speech[1]?.[0] ?? 0))
  expect(screen.getByText('Good night.')).toBeDefined()
})
