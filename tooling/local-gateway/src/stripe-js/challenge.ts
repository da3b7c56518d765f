import { language, type Texts } from './texts.ts'

/** Shows the bank's page in a dialog until the challenge is done or the buyer closes it. */
export function showChallenge(url: string, texts: Texts): Promise<'done' | 'closed'> {
  const dialog = document.createElement('dialog')
  const frame = document.createElement('iframe')
  const close = document.createElement('button')
  dialog.setAttribute('aria-label', texts.challenge)
  frame.title = texts.challenge
  frame.src = `${url}?lang=${language(texts)}`
  close.type = 'button'
  close.textContent = texts.close
  style(dialog, {
    border: '0',
    borderRadius: '12px',
    padding: '12px',
    width: 'min(34rem, 92vw)',
    maxHeight: '92vh',
  })
  style(frame, { display: 'block', width: '100%', height: 'min(30rem, 70vh)', border: '0' })
  style(close, { minHeight: '44px', marginTop: '8px', padding: '0 16px', font: 'inherit' })
  dialog.append(frame, close)
  document.body.append(dialog)
  dialog.showModal()

  return new Promise((resolve) => {
    const finish = (outcome: 'done' | 'closed') => {
      removeEventListener('message', listen)
      dialog.remove()
      resolve(outcome)
    }
    const listen = (event: MessageEvent<unknown>) => {
      const data = event.data as { source?: string; type?: string } | null // checked on the next line
      if (event.source !== frame.contentWindow || data?.source !== 'local-gateway') return
      if (data.type === 'challenge-done') finish('done')
    }
    addEventListener('message', listen)
    close.addEventListener('click', () => finish('closed'))
    dialog.addEventListener('cancel', () => finish('closed'))
  })
}

function style(element: HTMLElement, rules: Partial<CSSStyleDeclaration>): void {
  Object.assign(element.style, rules)
}
