import type { ScriptFault } from '@recadinho/contracts/scripts'
import type { ScriptRequest } from '@recadinho/stage/script'
import { brokenRule } from '@recadinho/stage/script-rules'
import type { ScriptWriterConfig } from '../../config-script-writer.ts'
import { messagesOf, withName } from './prompt.ts'

/** A text that keeps the rules, or why there is none. */
export type Written = { text: string } | { fault: ScriptFault }

/** Another company's software that drafts scripts. */
export interface ScriptWriter {
  write(request: ScriptRequest, signal: AbortSignal): Promise<Written>
}

/** What breaks a rule once may keep them all the next time. */
const tries = 2
const longestAnswer = 64_000

/** An endpoint of OpenAI's chat completions; `undefined` where none is configured. */
export function createScriptWriter(config: ScriptWriterConfig | undefined): ScriptWriter | undefined {
  if (config === undefined) return undefined
  return {
    async write(request, caller) {
      const signal = AbortSignal.any([caller, AbortSignal.timeout(config.timeoutMs)])
      let fault: ScriptFault = 'refused'
      for (let round = 0; round < tries; round += 1) {
        const answer = await fetchAnswer(config, request, signal)
        if ('fault' in answer && notWorthAgain.has(answer.fault)) return answer
        const broken = 'text' in answer ? brokenRule(answer.text, request) : answer.fault
        if ('text' in answer && broken === undefined) return answer
        fault = broken ?? fault
      }
      return { fault }
    },
  }
}

/** The same question a moment later has the same answer, or none. */
const notWorthAgain: ReadonlySet<ScriptFault> = new Set(['timeout', 'unreachable', 'rejected'])

async function fetchAnswer(
  { url, key, model }: ScriptWriterConfig,
  request: ScriptRequest,
  signal: AbortSignal,
): Promise<Written> {
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ model, messages: messagesOf(request), max_tokens: 1000 }),
      redirect: 'manual',
      signal,
    })
    if (response.ok) return wordsOf(await textOf(response), request)
    await response.body?.cancel()
    return { fault: response.status === 429 || response.status >= 500 ? 'unreachable' : 'rejected' }
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    return { fault: late ? 'timeout' : 'unreachable' }
  }
}

/** The body, as far as an answer is ever long. */
async function textOf(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > longestAnswer) break
  }
  return text
}

interface Answer {
  choices?: { finish_reason?: string; message?: { content?: unknown; refusal?: unknown } }[]
}

function wordsOf(body: string, request: ScriptRequest): Written {
  const choice = parse(body)?.choices?.[0]
  if (!choice) return { fault: 'garbled' }
  if (choice.finish_reason === 'content_filter' || choice.message?.refusal) return { fault: 'refused' }
  if (choice.finish_reason === 'length') return { fault: 'length' }
  const content = choice.message?.content
  return typeof content === 'string' ? { text: withName(content.trim(), request) } : { fault: 'garbled' }
}

function parse(body: string): Answer | undefined {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}
