import type { StageContext } from '../canvas.ts'

/** A canvas context that only records its calls. */
export function createRecorder(): { readonly ctx: StageContext; readonly calls: string[] } {
  const calls: string[] = []
  const state: Record<string, unknown> = { globalAlpha: 1 }
  const saved: unknown[] = []
  const ctx = new Proxy(state, {
    get(target, name) {
      const key = String(name)
      if (key in target) return target[key]
      if (key === 'measureText') return (text: string) => ({ width: text.length * 18 })
      return (...args: unknown[]) => {
        calls.push(`${key}(${args.join(',')})`)
        // The opacity is the one property that is read back.
        if (key === 'save') saved.push(target.globalAlpha)
        if (key === 'restore') target.globalAlpha = saved.pop()
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
