import { expect, test } from 'vitest'
import {
  currentUnsaid,
  isAbout,
  notePartsOf as partsIn,
  writeScript,
  type Script,
  type ScriptLine,
  type ScriptRequest,
} from './script.ts'

const notePartsOf = (silentRequest: ScriptRequest, script: Script) =>
  partsIn(silentRequest, script, writeScript(silentRequest))

const request = (notes: string, more: Partial<ScriptRequest> = {}): ScriptRequest => ({
  locale: 'en',
  childName: 'Ava',
  childAge: 5,
  occasion: 'birthday',
  notes,
  useAIVoice: true,
  characters: [{ id: 'ember', name: { en: 'Ember', pt: 'Ember' }, greetingStyle: 'warm' }],
  ...more,
})

test('W12: each part of the notes is in a line, or is listed with the reason', () => {
  const notes = 'She loves dinosaurs. Call me at 555 123 4567. Elle adore les trains avec papa.'
  const script = writeScript(request(notes))
  const parts = notePartsOf(request(notes), script)
  expect(parts.map(({ reason }) => reason)).toEqual([null, 'contact', 'unclear'])
  const [loves, phone, french] = parts
  expect(script.find(({ id }) => id === loves?.line)?.text).toContain('dinosaurs')
  expect(phone).toMatchObject({ line: null, choice: null, maySay: false })
  expect(french).toMatchObject({ line: null, choice: null, maySay: true })
})

test('a part whose line was removed, and one that the buyer had said', () => {
  const notes = 'She loves dinosaurs. Elle adore les trains avec papa.'
  const drafted = writeScript(request(notes))
  const [loves, french] = notePartsOf(request(notes), drafted)
  const line = drafted.find(({ id }) => id === loves?.line)
  if (!line || !french) throw new Error('a part is missing')
  const mine: ScriptLine = {
    ...line,
    id: 'mine-1',
    text: 'You love trains!',
    origin: 'buyer',
    note: french.text,
  }
  const edited = drafted.map((one) => (one === line ? mine : one))
  const parts = notePartsOf(request(notes), edited)
  expect(parts[0]).toMatchObject({ line: null, reason: 'removed', maySay: true })
  expect(parts[1]).toMatchObject({ line: 'mine-1', reason: null })
})

test('W12: what is never to be mentioned is in no line, with all that mentions it', () => {
  const notes = 'She loves dinosaurs. She has a dinosaur cake. She loves swimming.'
  const before = notePartsOf(request(notes), writeScript(request(notes)))
  const unsaid = [{ text: before[0]?.text ?? '', choice: 'never' as const }]
  const silentRequest = request(notes, { unsaid })
  const script = writeScript(silentRequest)
  expect(script.map(({ text }) => text).join(' ')).not.toMatch(/dinosaur/i)
  expect(script.map(({ text }) => text).join(' ')).toMatch(/swim/i)
  const parts = notePartsOf(silentRequest, script)
  expect(parts).toHaveLength(3)
  expect(parts[2]?.line).not.toBeNull()
  expect(parts[0]).toMatchObject({ choice: 'never', reason: 'silence', maySay: false })
  expect(parts[1]).toMatchObject({ choice: null, reason: 'silence', maySay: false })
})

test('W12: what is for the team only is not said, even with room for it', () => {
  const notes = 'She loves dinosaurs. She can swim.'
  const [loves] = notePartsOf(request(notes), writeScript(request(notes)))
  const unsaid = [{ text: loves?.text ?? '', choice: 'team' as const }]
  const silentRequest = request(notes, { unsaid })
  expect(writeScript(silentRequest).some(({ note }) => note === loves?.text)).toBe(false)
  expect(notePartsOf(silentRequest, writeScript(silentRequest))[0]).toMatchObject({
    choice: 'team',
    line: null,
  })
})

test('W12: a choice lapses when the words of its part change', () => {
  const notes = 'She loves dinosaurs. She can swim.'
  const [loves] = notePartsOf(request(notes), writeScript(request(notes)))
  const unsaid = [{ text: loves?.text ?? '', choice: 'never' as const }]
  expect(currentUnsaid(request(notes, { unsaid }))).toEqual(unsaid)
  const changed = request('She loves dinosaurs and cake. She can swim.', { unsaid })
  expect(currentUnsaid(changed)).toEqual([])
  expect(writeScript(changed)).toEqual(writeScript(request(changed.notes)))
  expect(currentUnsaid(request(notes, { unsaid, useAIVoice: false }))).toEqual([])
})

test('W12: a line that had no room in the script is not one that was removed', () => {
  const silentRequest = request('She loves dinosaurs.')
  const [part] = partsIn(silentRequest, [], [])
  expect(part).toMatchObject({ reason: 'room', maySay: true })
})

test.each([
  ['en', 'She loves dinosaurs'],
  ['pt', 'Ela adora dinossauros'],
] as const)('no parts without notes, nor of a text of the buyer’s own: %s', (locale, notes) => {
  expect(notePartsOf(request(' \n', { locale }), [])).toEqual([])
  expect(notePartsOf(request(notes, { locale, useAIVoice: false }), [])).toEqual([])
})

test('W12: a line of a writing service may tell several parts; what it leaves out is listed', () => {
  const notes = 'It is her birthday. She loves dinosaurs. She can swim. She sings.'
  const [opening] = writeScript(request(notes))
  if (!opening) throw new Error('a line is missing')
  const service: ScriptLine = { ...opening, origin: 'service', note: 'She loves dinosaurs\nShe can swim' }
  expect(
    partsIn(request(notes), [service], [service]).map(({ text, line, reason }) => [text, line, reason]),
  ).toEqual([
    ['It is her birthday', null, 'skipped'],
    ['She loves dinosaurs', 'opening', null],
    ['She can swim', 'opening', null],
    ['She sings', null, 'skipped'],
  ])
  const others = { ...service, id: 'x', note: null }
  const removed = partsIn(request(notes), [others], [service, others])
  expect(removed.map(({ reason }) => reason)).toEqual(['skipped', 'removed', 'removed', 'skipped'])
})

test.each([
  ['You love dinosaurs!', 'She has a dinosaur cake', true],
  ['You are 7 now!', 'She turns 7', true],
  ['You love cats!', 'She has a dinosaur cake', false],
  ['You love it very much!', 'She loves trains', false],
])('“%s” is about “%s”: %s', (line, part, isSo) => {
  expect(isAbout(line, part, request(part))).toBe(isSo)
})
