import type { StageContext } from '../canvas.ts'

/** A canvas context that only records its calls. */
export function createRecorder(): { readonly ctx: StageContext; readonly calls: string[] } {
  const calls: string[] = []
  const state: Record<string, unknown> = { globalAlpha: 1 }
  const ctx = new Proxy(state, {
    get(target, name) {
      const key = String(name)
      if (key in target) return target[key]
      if (key === 'measureText') return (text: string) => ({ width: text.length * 18 })
      return (...args: unknown[]) => {
        calls.push(`${key}(${args.join(',')})`)
      }
    },
    set(target, name, value) {
      target[String(name)] = value
      calls.push(`${String(name)}=${String(value)}`)
      return true
    },
  })
  return { ctx: ctx as unknown as StageContext, calls } // the proxy answers every method
}
