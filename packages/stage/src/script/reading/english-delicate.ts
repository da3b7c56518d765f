import type { Listener, Subject, Turned } from '../details.ts'
import { bodyParts, englishGraveIllness, englishSensitive, englishSorrow } from './english-sensitive.ts'
import { phrase } from './english-shapes.ts'
import { kin } from './english-words.ts'
import { anyOf, patternOf } from './words.ts'

const fear =
  patternOf(String.raw`^(?:(?:is|are|gets?|still|also|sometimes|really|very|so|a|bit|little|kind|of|super|just) )*
  (?:(?:scared|afraid|frightened|terrified) of|nervous about|has a (?:little |big )?fear of|fears) (.+)$`)
const soothed =
  patternOf(String.raw`^(?:tell|remind|let|assure) (?:her|him|them|child§) (?:know )?(?:that )?(?:(?:she|he|they) )?
    (?:(?:doesn't|don't) (?:need|have) to be|not to be|shouldn't be|
    there(?:'s| is) no(?:thing| need| reason) to be) (?:scared|afraid) of (.+)$`)
const soother =
  '(?:(?:her|his|a|the|any|to|on) )*(?:pacis?|pacifiers?|bink(?:y|ies)|diapers?|pull-ups|bottles?|nappies)'
const grown =
  patternOf(String.raw`^(?:(?:is|are|has|been|was|got|just|finally|now|recently|fully|officially|already) )*
    (?:potty[- ]trained|diaper[- ]free|(?:out of|done with|gave up|given up|got rid of|said (?:good)?bye to|
    no longer (?:uses?|wears?|needs?)|doesn't (?:use|wear|need)
    |stopped (?:using|wearing)|broke up with|no more) ${soother}|(?:sleeps|slept|sleeping) (?:all night )?in (?:her|
    his|their) own (?:big (?:girl|boy|kid) )?(?:bed|room))
    (?: (?:now|anymore|at night|all night|for .*))?$`)

/** What an illness is called to the child, a kind a line. */
const illnesses = [
  [
    `(?:broken?|fractured|sprained|hurt|injured|twisted|bumped|dislocated|cut|burn(?:ed|t)|scraped|banged) (?:\\S+ )?
      (?:(?:left|right|little|big|pinky|poor|other) )*((?:${bodyParts})s?)›`,
    'your {1}',
  ],
  [`‹(?:her|his|their) (?:(?:left|right|poor) )*(${bodyParts}) (?:is|was|got|hurts)`, 'your {1}'],
  [`‹(${bodyParts}) (?:surgery|operation|injury|infection)`, 'your {1}'],
  ['‹cast›', 'your cast'],
  ['‹tonsil', 'your tonsils'],
  ['‹append', 'your appendix'],
  ['‹(stitches|crutches|sore throat|cough)', 'your {1}'],
  ['‹chicken ?pox›', 'the chickenpox'],
  ['‹(flu|measles|mumps|fever|hospital)(?!ized)', 'the {1}'],
  ['‹strep', 'your throat'],
  ['‹ear ?(?:infection|ache)', 'your ear'],
  ['‹(?:tummy|stomach) ?(?:bug|ache|virus|flu|pain)', 'your tummy'],
  ['‹(pneumonia|bronchitis|covid)›', 'the {1}'],
  ['‹(?:a|bad|nasty|head) cold›', 'your cold'],
  ['‹(?:surger|operation|operated)', 'your operation'],
] as const
const found = illnesses.map(([source, words]) => [patternOf(source), words] as const)
const brave =
  patternOf(String.raw`‹(?:is|was|were|been|being) (?:(?:so|very|really|super|such|an?|incredibly|the|being) )*
  (?:brave|strong|tough|patient|courageous|trooper|champ|champion|warrior|fighter|superstar|rock ?star)›`)
const missed = patternOf(String.raw`‹(?:miss(?:es|ing)?|can't wait to (?:see|get back to|go back to|play|do)|
    (?:can't|cannot) (?:play|do|go to)
    ) (?:(?:out on|all|her|his|their|the|being|at|going|
    to|playing|with|seeing|go|play|do|doing|back) )*((?:best )?(?:friends?|classmates|buddies|teammates|class|
    school|kindergarten|preschool|daycare|team|soccer|football|
    baseball|basketball|ballet|dance|gymnastics|swimming|recess|teacher|karate|hockey|tennis|music|choir|bike|
    trampoline|playground|practice|softball|volleyball))›(?!')`)
const bad =
  anyOf(`died?|dies|dying|accident|hit by|crash|abuse*|potty|diarrhea|poop*|vomit*|pee*|lice|mental|no|without
  (?:her|his|their|my|our) (?:${kin}) (?:is|has|was|broke|had)`)

const isKin = patternOf(`‹(?:${kin})›`)

/** What may be said of a fear, a step in growing up and, in a film for it, an illness. */
export function englishDelicate(
  clause: string,
  { who, rest }: Subject,
  listener: Listener,
): Turned | undefined {
  const isIll = listener.gentle && who !== 'other' && !englishGraveIllness.test(clause)
  const ill = isIll ? illOf(clause) : undefined
  if (ill) return ill
  if (who === 'child' && grown.test(rest)) return { kind: 'grown', words: '' }
  const feared = soothed.exec(clause)?.[1] ?? (who === 'child' ? fear.exec(rest)?.[1] : undefined)
  if (feared === undefined || englishSensitive.test(feared) || englishSorrow.test(feared)) return undefined
  const words = isKin.test(feared)
    ? undefined
    : phrase(
        feared.replaceAll(' and of ', ' and ').replace(/ (?:all|at|in|on|when|since|for) .*$/, ''),
        listener,
      )
  return words === undefined ? undefined : { kind: 'fear', words }
}

function illOf(clause: string): Turned | undefined {
  const longed = missed.exec(clause)?.[1]?.toLowerCase()
  if (longed !== undefined)
    return {
      kind: 'waits',
      words: /friend|class|budd|mate|team|teacher|bike|trampoline/.test(longed) ? `your ${longed}` : longed,
    }
  if (bad.test(clause)) return undefined
  if (brave.test(clause) && !/\b(?:not|never)\b|n't/.test(clause))
    return { kind: 'proud', words: /\bis\b/.test(clause) ? "you're so brave" : 'you were so brave' }
  for (const [pattern, words] of found) {
    const match = pattern.exec(clause)
    if (match) return { kind: 'ill', words: words.replace('{1}', (match[1] ?? '').toLowerCase()) }
  }
  return undefined
}
