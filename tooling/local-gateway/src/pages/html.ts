/** Text that is HTML already. */
export interface Html {
  html: string
}

type Part = string | number | Html | readonly Html[] | false | undefined

/** HTML from a template; what is put in is escaped, unless it came from here itself. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  const filled = parts.map((part, index) => show(part) + (texts[index + 1] ?? ''))
  return { html: (texts[0] ?? '') + filled.join('') }
}

/** HTML made by a drawing library. */
export function trusted(text: string): Html {
  return { html: text }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function show(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'object') return 'html' in part ? part.html : part.map((each) => each.html).join('')
  return String(part).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
