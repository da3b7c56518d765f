import { expect, test } from 'vitest'
import { redraftOrder, writeScript, type Script, type ScriptLine, type ScriptRequest } from './script.ts'

const request: ScriptRequest = {
  locale: 'en',
  childName: 'Ava',
  childAge: 5,
  occasion: 'birthday',
  notes: 'She loves dinosaurs.',
  useAIVoice: true,
  characters: [{ id: 'ember', name: { en: 'Ember', pt: 'Ember' }, greetingStyle: 'warm' }],
}
const draftedBefore = writeScript(request)

const line = (id: string, text: string, origin: ScriptLine['origin'] = 'service'): ScriptLine => ({
  id,
  speakers: ['ember'],
  text,
  sayAs: [],
  mood: null,
  pause: 0,
  origin,
  part: null,
  topic: null,
  note: null,
})
const lines = [
  line('opening', 'Hi, Ava!'),
  line('buyer-1', 'Ava, my star!', 'buyer'),
  line('service-3', 'Bye!'),
]

const redraft = (after: Partial<ScriptRequest>, keepsFacts: boolean, script: Script = lines) =>
  redraftOrder({
    lines: script,
    draftedBefore,
    drafted: writeScript({ ...request, ...after }),
    keepsFacts,
    renamed: [{ from: 'Ava', to: after.childName ?? 'Ava' }],
    cast: ['ember'],
  }).map(({ text, origin }) => [origin, text])

test('with another name a service’s lines stay, with that name', () => {
  expect(redraft({ childName: 'Bia' }, true)).toEqual([
    ['service', 'Hi, Bia!'],
    ['buyer', 'Bia, my star!'],
    ['service', 'Bye!'],
  ])
})

test('with other facts the shop’s lines replace a service’s, and the buyer’s stay', () => {
  const after = { childAge: 6 }
  const script = redraft(after, false)
  expect(script.filter(([origin]) => origin === 'buyer')).toEqual([['buyer', 'Ava, my star!']])
  expect(script.filter(([origin]) => origin !== 'buyer')).toEqual(
    writeScript({ ...request, ...after }).map(({ text, origin }) => [origin, text]),
  )
})

test('a line that was removed from the shop’s script stays removed', () => {
  const without = draftedBefore.filter(({ id }) => id !== 'wish')
  const now = writeScript({ ...request, childAge: 6 })
  expect(redraft({ childAge: 6 }, false, without)).toHaveLength(now.length - 1)
})
