import type { ScriptFault, ScriptLine } from '@recadinho/contracts/scripts'
import type { ScriptRequest } from '@recadinho/stage/script'
import { brokenRule } from '@recadinho/stage/script-rules'
import type { ScriptWriterConfig } from '../../config.ts'
import type { Db, Tx } from '../../db/client.ts'
import { sha256 } from '../../ids.ts'
import { findAnswer, storeAnswer } from './queries.ts'
import { promptOf, repeatsRules, type ChatMessage, type DraftRequest } from './prompt.ts'
import { readMarks } from './part-marks.ts'
import { serviceLines } from './service-lines.ts'

/** Lines that follow the rules, or why there are none. */
export type Written = { lines: ScriptLine[] } | { fault: ScriptFault }

/** An external service that drafts scripts. */
export interface ScriptWriter {
  write(request: DraftRequest, signal: AbortSignal): Promise<Written>
  /** The same for a preview: the answer is stored (W6). */
  writeOnce(db: Db, request: ScriptRequest, signal: AbortSignal): Promise<Written>
  /** The lines from a stored answer to the same request, if there is one. */
  written(db: Db | Tx, request: ScriptRequest): Promise<ScriptLine[] | undefined>
}

/** An answer that breaks a rule is requested once more. */
const tries = 2
const longestAnswer = 64_000

/** An answer with tokens in it. */
type Answer = { text: string } | { fault: ScriptFault }

/** An endpoint of OpenAI's chat completions; `undefined` if none is configured. */
export function createScriptWriter(config: ScriptWriterConfig | undefined): ScriptWriter | undefined {
  if (config === undefined) return undefined
  const { timeoutMs, ...service } = config
  const keyOf = (request: ScriptRequest) => sha256(JSON.stringify([config.model, promptOf(request).messages]))

  async function draft(request: DraftRequest, caller: AbortSignal): Promise<Answer> {
    const { messages } = promptOf(request)
    const signal = AbortSignal.any([caller, AbortSignal.timeout(timeoutMs)])
    let fault: ScriptFault = 'refused'
    for (let round = 0; round < tries; round += 1) {
      const answer = await fetchAnswer(service, messages, signal)
      if ('fault' in answer && finalFaults.has(answer.fault)) return answer
      const checked = 'text' in answer ? readAnswer(answer.text, request) : answer
      if ('text' in answer && 'lines' in checked) return answer
      if ('fault' in checked) ({ fault } = checked)
    }
    return { fault }
  }

  return {
    async write(request, signal) {
      const answer = await draft(request, signal)
      return 'fault' in answer ? answer : readAnswer(answer.text, request)
    },
    async writeOnce(db, request, signal) {
      const answer = await draft(request, signal)
      if ('fault' in answer) return answer
      return readAnswer(await storeAnswer(db, keyOf(request), answer.text), request)
    },
    async written(db, request) {
      const answer = await findAnswer(db, keyOf(request))
      const read = answer === undefined ? undefined : readAnswer(answer, request)
      return read && 'lines' in read ? read.lines : undefined
    },
  }
}

/**
 * The lines of an answer that follows the rules. A stored answer to a request with other names may break one.
 */
function readAnswer(answer: string, request: DraftRequest): Written {
  const { restore, parts } = promptOf(request)
  const { text, marks } = readMarks(restore(answer))
  const fault = repeatsRules(text, request) ? 'unsafe' : brokenRule(text, request)
  return fault === undefined ? { lines: serviceLines({ text, marks, parts }, request) } : { fault }
}

/** Retrying at once would give the same answer, or none. */
const finalFaults: ReadonlySet<ScriptFault> = new Set(['timeout', 'unreachable', 'rejected'])

async function fetchAnswer(
  { url, key, model }: Pick<ScriptWriterConfig, 'url' | 'key' | 'model'>,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ model, messages, max_tokens: 1000 }),
      redirect: 'manual',
      signal,
    })
    if (response.ok) return answerOf(await textOf(response))
    await response.body?.cancel()
    return { fault: response.status === 429 || response.status >= 500 ? 'unreachable' : 'rejected' }
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    return { fault: late ? 'timeout' : 'unreachable' }
  }
}

/** Reads the body up to the longest plausible answer. */
async function textOf(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > longestAnswer) break
  }
  return text
}

interface Completion {
  choices?: { finish_reason?: string; message?: { content?: unknown; refusal?: unknown } }[]
}

function answerOf(body: string): Answer {
  const choice = parse(body)?.choices?.[0]
  if (!choice) return { fault: 'garbled' }
  if (choice.finish_reason === 'content_filter' || choice.message?.refusal) return { fault: 'refused' }
  if (choice.finish_reason === 'length') return { fault: 'length' }
  const content = choice.message?.content
  return typeof content === 'string' ? { text: content.trim() } : { fault: 'garbled' }
}

function parse(body: string): Completion | undefined {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}
