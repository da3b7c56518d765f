/** Any endpoint with OpenAI's chat completions API; without one the shop's own writer drafts every script. */
export interface ScriptWriterConfig {
  /** The base URL, to which `/chat/completions` is appended. */
  url: string
  key: string | undefined
  model: string
  /** Timeout of a whole draft, including all tries. */
  timeoutMs: number
}

interface Variables {
  SCRIPT_WRITER_URL?: string
  SCRIPT_WRITER_KEY?: string
  SCRIPT_WRITER_MODEL?: string
  SCRIPT_WRITER_TIMEOUT_MS: number
}

export function scriptWriterConfig(variables: Variables): ScriptWriterConfig | undefined {
  const { SCRIPT_WRITER_URL: url, SCRIPT_WRITER_MODEL: model } = variables
  if (!url || !model) return undefined
  return {
    url: url.replace(/\/+$/, ''),
    key: variables.SCRIPT_WRITER_KEY,
    model,
    timeoutMs: variables.SCRIPT_WRITER_TIMEOUT_MS,
  }
}

/** How many drafts the shop pays for: per network and hour, per order and day, and per day in all. */
export interface ScriptBudget {
  perVisitor: number
  perOrder: number
  perDay: number
}

export const scriptBudgetOf = (variables: {
  SCRIPT_WRITER_PER_VISITOR: number
  SCRIPT_WRITER_PER_ORDER: number
  SCRIPT_WRITER_PER_DAY: number
}): ScriptBudget => ({
  perVisitor: variables.SCRIPT_WRITER_PER_VISITOR,
  perOrder: variables.SCRIPT_WRITER_PER_ORDER,
  perDay: variables.SCRIPT_WRITER_PER_DAY,
})
