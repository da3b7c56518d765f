import { CHARACTER_FILES } from './generated/cast.gen.ts'
import { array, must, number, object, oneOf, text } from './check-json.ts'
import { BEAT_KINDS, EXCHANGES, SIDES, type Beat } from './direction/beat.ts'
import { isLikeness } from './likeness/likeness.ts'
import { isMouthName } from './mouth.ts'
import { isMood } from './pose.ts'
import { isSceneName } from './scene.ts'
import { OCCASIONS } from './script/script-texts.ts'
import { FRAMINGS, LIGHTS, TIMED, TIMELINE_VERSION, type Timeline } from './timeline-format.ts'
import { ofVersion1 } from './timeline-1.ts'
import { ofVersion2 } from './timeline-2.ts'

/**
 * Validates stored or received JSON (already parsed) as a Timeline; one of an older version is brought to this one.
 * @throws {TypeError} naming the first place where the value is not a Timeline.
 */
export function readTimeline(value: unknown): Timeline {
  const given = object(value, 'timeline')
  const second = given.version === 1 ? ofVersion1(given) : given
  const root = second.version === 2 ? ofVersion2(second) : second
  if (root.version !== TIMELINE_VERSION) {
    throw new TypeError(`timeline.version is ${String(root.version)}, this stage reads ${TIMELINE_VERSION}`)
  }
  for (const name of ['stageVersion', 'width', 'height', 'fps', 'duration', 'seed']) number(root[name], name)
  oneOf(['en', 'pt'], root.locale, 'locale')
  must(typeof root.scene === 'string' && isSceneName(root.scene), 'scene')
  oneOf([...OCCASIONS, null], root.occasion, 'occasion')
  oneOf(LIGHTS, root.light, 'light')
  const ids = array(root.cast, 'cast').map((each, i) => castMember(each, `cast[${i}]`))
  must(ids.length > 0 && ids.length <= 3 && new Set(ids).size === ids.length, 'cast')
  if (root.child !== undefined) child(object(root.child, 'child'))
  cards(root)
  captions(root.captions, ids)
  const tracks = object(root.tracks, 'tracks')
  for (const id of ids) track(object(tracks[id], `tracks.${id}`), `tracks.${id}`)
  for (const [i, each] of array(root.camera, 'camera').entries()) cut(each, `camera[${i}]`, ids)
  for (const [i, each] of array(root.beats, 'beats').entries()) beat(each, `beats[${i}]`, ids)
  audio(root.audio)
  return root as unknown as Timeline // every field was checked above
}

function audio(value: unknown): void {
  const { hash, speech, clips, timed } = object(value, 'audio')
  must(hash === null || typeof hash === 'string', 'audio.hash')
  spans(speech, 'audio.speech')
  oneOf(TIMED, timed, 'audio.timed')
  const lines = array(speech, 'audio.speech').length
  for (const [i, each] of array(clips, 'audio.clips').entries()) {
    const at = `audio.clips[${i}]`
    const clip = object(each, at)
    const line = number(clip.line, `${at}.line`)
    must(Number.isInteger(line) && line >= 0 && line < lines, `${at}.line`)
    must(text(clip.key, `${at}.key`) !== '', `${at}.key`)
    must(number(clip.at, `${at}.at`) >= 0, `${at}.at`)
    must(number(clip.seconds, `${at}.seconds`) > 0, `${at}.seconds`)
  }
}

function cut(value: unknown, at: string, ids: readonly string[]): void {
  const key = object(value, at)
  number(key.t, `${at}.t`)
  oneOf(FRAMINGS, key.framing, `${at}.framing`)
  oneOf([...ids, null], key.on, `${at}.on`)
  must(array(key.view, `${at}.view`).length === 3, `${at}.view`)
  for (const each of array(key.view, `${at}.view`)) number(each, `${at}.view`)
  number(key.push, `${at}.push`)
  if (key.move !== undefined) number(key.move, `${at}.move`)
  if (key.shows !== undefined) for (const id of array(key.shows, `${at}.shows`)) oneOf(ids, id, `${at}.shows`)
}

const DETAILS: Readonly<Record<Beat['kind'], readonly string[]>> = {
  enter: ['who', 'side'],
  exit: ['who', 'side'],
  venue: ['scene'],
  prop: ['prop', 'by'],
  cake: ['candles'],
  'blow-out': [],
  exchange: ['form', 'by', 'who'],
  suspense: ['drum'],
  lights: ['text'],
  whisper: ['by'],
  confetti: [],
  sparkles: [],
  close: ['title', 'signature'],
}

function beat(value: unknown, at: string, ids: readonly string[]): void {
  const { kind, from, to, ...details } = object(value, at)
  number(from, `${at}.from`)
  number(to, `${at}.to`)
  const known = BEAT_KINDS.find((name) => name === kind)
  must(known !== undefined, `${at}.kind`)
  for (const name of known ? DETAILS[known] : []) {
    const detail = details[name]
    if (name === 'who' || name === 'by') oneOf(ids, detail, `${at}.${name}`)
    else if (name === 'form') oneOf(EXCHANGES, detail, `${at}.form`)
    else if (name === 'drum') must(typeof detail === 'boolean', `${at}.drum`)
    else if (name === 'scene') must(typeof detail === 'string' && isSceneName(detail), `${at}.scene`)
    else if (name === 'side') oneOf(SIDES, detail, `${at}.side`)
    else if (name === 'candles') must(detail === null || number(detail, `${at}.candles`) > 0, `${at}.candles`)
    else text(detail, `${at}.${name}`)
  }
  if (details.dateline !== undefined) text(details.dateline, `${at}.dateline`)
}

function castMember(value: unknown, at: string): string {
  const member = object(value, at)
  for (const name of ['x', 'y', 'scale']) number(member[name], `${at}.${name}`)
  must(typeof member.art === 'string' && Object.hasOwn(CHARACTER_FILES, member.art), `${at}.art`)
  if (member.picture !== undefined) must(text(member.picture, `${at}.picture`) !== '', `${at}.picture`)
  must(typeof member.artHash === 'string', `${at}.artHash`)
  return text(member.id, `${at}.id`)
}

function child({ likeness, age }: Record<string, unknown>): void {
  must(isLikeness(object(likeness, 'child.likeness')), 'child.likeness')
  must(age === null || number(age, 'child.age') > 0, 'child.age')
}

function cards(root: Record<string, unknown>): void {
  const { open, close } = object(root.cards, 'cards')
  if (open !== null) {
    text(object(open, 'cards.open').text, 'cards.open.text')
    number(object(open, 'cards.open').to, 'cards.open.to')
  }
  if (close !== null) {
    text(object(close, 'cards.close').text, 'cards.close.text')
    number(object(close, 'cards.close').from, 'cards.close.from')
  }
  if (root.banner !== null) {
    text(object(root.banner, 'banner').text, 'banner.text')
    number(object(root.banner, 'banner').from, 'banner.from')
    if (object(root.banner, 'banner').to !== undefined) number(object(root.banner, 'banner').to, 'banner.to')
  }
}

function captions(value: unknown, ids: readonly string[]): void {
  const all = object(value, 'captions')
  must(typeof all.on === 'boolean', 'captions.on')
  for (const [i, each] of array(all.cues, 'captions.cues').entries()) {
    const at = `captions.cues[${i}]`
    const cue = object(each, at)
    for (const name of ['from', 'to', 'line']) number(cue[name], `${at}.${name}`)
    must(
      ids.some((id) => id === cue.speaker),
      `${at}.speaker`,
    )
    for (const [j, item] of array(cue.words, `${at}.words`).entries()) {
      const word = object(item, `${at}.words[${j}]`)
      text(word.w, `${at}.words[${j}].w`)
      if (word.say !== undefined) text(word.say, `${at}.words[${j}].say`)
      number(word.from, `${at}.words[${j}].from`)
      number(word.to, `${at}.words[${j}].to`)
    }
  }
}

function track(value: Record<string, unknown>, at: string): void {
  named(value.mouth, `${at}.mouth`, isMouthName)
  named(value.mood, `${at}.mood`, isMood)
  for (const name of ['blink', 'hop']) {
    for (const [i, each] of array(value[name], `${at}.${name}`).entries()) number(each, `${at}.${name}[${i}]`)
  }
  spans(value.wave, `${at}.wave`)
  for (const name of ['act', 'gesture', 'whisper']) {
    if (value[name] !== undefined) spans(value[name], `${at}.${name}`)
  }
  if (value.turn !== undefined) keys(value.turn, `${at}.turn`, 2)
  keys(value.look, `${at}.look`, 3)
}

/** Keys of `length` numbers, the first of which is the time. */
function keys(value: unknown, at: string, length: number): void {
  for (const [i, each] of array(value, at).entries()) {
    const key = array(each, `${at}[${i}]`)
    must(key.length === length, `${at}[${i}]`)
    for (const part of key) number(part, `${at}[${i}]`)
  }
}

function named(value: unknown, at: string, known: (name: string) => boolean): void {
  for (const [i, each] of array(value, at).entries()) {
    const [t, name] = array(each, `${at}[${i}]`)
    number(t, `${at}[${i}]`)
    must(typeof name === 'string' && known(name), `${at}[${i}]`)
  }
}

function spans(value: unknown, at: string): void {
  for (const [i, each] of array(value, at).entries()) {
    const [from, to] = array(each, `${at}[${i}]`)
    number(from, `${at}[${i}]`)
    number(to, `${at}[${i}]`)
  }
}
