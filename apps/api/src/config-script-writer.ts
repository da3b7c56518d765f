/** Any endpoint that speaks OpenAI's chat completions; without one the shop's own writer drafts every script. */
export interface ScriptWriterConfig {
  /** What `/chat/completions` is appended to. */
  url: string
  key: string | undefined
  model: string
  /** For a whole draft, all its tries together. */
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
