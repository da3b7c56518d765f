/** The templates from the shop's README: a text with one parameter, and a button with one. */
const templates: Record<string, { text: string; label: string }> = {
  'video_ready/en': { text: 'Your video for order {{1}} is ready.', label: 'Watch the video' },
  'video_ready/pt_BR': { text: 'O vídeo do pedido {{1}} está pronto.', label: 'Ver o vídeo' },
}

export interface TemplateCall {
  name?: string
  language?: { code?: string }
  components?: { type?: string; sub_type?: string; parameters?: { type?: string; text?: string }[] }[]
}

export interface Refusal {
  status: number
  code: number
  message: string
}

/** Renders a message as the phone shows it, or returns Meta's error. */
export function render(
  { name, language, components = [] }: TemplateCall,
  linkBase: string,
): { text: string; template: true; button: { label: string; link: string } } | Refusal {
  const template = templates[`${name}/${language?.code}`]
  if (!template)
    return { status: 404, code: 132_001, message: 'Template name does not exist in the translation' }
  const valueOf = (type: string) => {
    const parameters = components.find((component) => component.type === type)?.parameters ?? []
    return parameters.length === 1 ? parameters[0]?.text : undefined
  }
  const [text, suffix] = [valueOf('body'), valueOf('button')]
  if (!text || !suffix)
    return { status: 400, code: 132_000, message: 'Number of parameters does not match the expected number' }
  return {
    text: template.text.replace('{{1}}', text),
    template: true,
    button: { label: template.label, link: linkBase + suffix },
  }
}
