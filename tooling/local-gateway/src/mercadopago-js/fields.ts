import { createEmitter, type Listener } from '../stripe-js/emitter.ts'
import {
  fieldTypes,
  type FieldOptions,
  type FieldProblem,
  type FieldType,
  type Holder,
  type News,
  type Order,
} from './messages.ts'

export interface Field {
  mount(container: string): Field
  unmount(): void
  on(event: string, listener: Listener): Field
  update(options: FieldOptions & { invalid?: boolean; settings?: object }): Field
  focus(): void
  blur(): void
}

interface Token {
  id: string
}

/** `mp.fields`: secure fields in frames of the gateway's origin, and card tokens created from their input. */
export function createFields(origin: string, publicKey: string) {
  const frames = new Map<FieldType, HTMLIFrameElement>()
  const waiting = new Map<number, (news: Extract<News, { mp: 'token' }>) => void>()
  let requests = 0

  const send = (type: FieldType, order: Order) => frames.get(type)?.contentWindow?.postMessage(order, origin)

  function create(type: string, options: FieldOptions = {}): Field {
    const known = fieldTypes.find((each) => each === type)
    if (known === undefined) throw new Error(`The local gateway has no secure field "${type}".`)
    if (frames.has(known)) throw new Error(`Field with type "${type}" already exists.`)
    const emitter = createEmitter()
    const frame = document.createElement('iframe')
    frame.name = known
    frame.title = options.srLabel ?? known
    frame.src = `${origin}/mercadopago/fields/${known}`
    Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' })
    const listening = new AbortController()
    const field: Field = {
      mount(container) {
        const target = document.getElementById(container)
        if (!target) throw new Error(`There is no element with the id "${container}".`)
        frames.set(known, frame)
        addEventListener('message', hear, { signal: listening.signal })
        target.replaceChildren(frame)
        return field
      },
      unmount() {
        listening.abort()
        frames.delete(known)
        frame.remove()
      },
      on(event, listener) {
        emitter.on(event, listener)
        return field
      },
      update(change) {
        send(known, { mp: 'update', options: change })
        return field
      },
      focus: () => send(known, { mp: 'focus' }),
      blur: () => send(known, { mp: 'blur' }),
    }
    return field

    function hear({ source, data }: MessageEvent): void {
      if (source !== frame.contentWindow) return
      const news = data as News // from the gateway's own iframe
      if (news.mp === 'here') return send(type as FieldType, { mp: 'options', options, publicKey }) // checked above
      if (news.mp === 'token') return waiting.get(news.id)?.(news)
      const { mp, ...rest } = news
      emitter.emit(mp, { field: known, ...rest })
    }
  }

  return {
    create,
    /** Rejects with the list of problems if the fields are incomplete. */
    async createCardToken(holder: Holder): Promise<Token> {
      const id = ++requests
      const answer = new Promise<Extract<News, { mp: 'token' }>>((resolve) => waiting.set(id, resolve))
      send('cardNumber', { mp: 'token', id, holder })
      const { token, problems, failure } = await answer
      waiting.delete(id)
      if (problems) throw problems satisfies FieldProblem[]
      if (failure !== undefined) throw new Error(failure)
      return token as Token // the gateway's own response
    },
  }
}
