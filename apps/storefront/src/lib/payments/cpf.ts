/** The eleven digits of a CPF in any format; `undefined` if its check digits are wrong. */
export function readCpf(text: string): string | undefined {
  const cpf = text.replaceAll(/[\s.\-/]/g, '')
  if (!/^\d{11}$/.test(cpf) || /^(\d)\1{10}$/.test(cpf)) return undefined
  const digits = Array.from(cpf, Number)
  const follows = (length: number) => {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    return ((sum * 10) % 11) % 10 === digits[length]
  }
  return follows(9) && follows(10) ? cpf : undefined
}

/** Formats a CPF as 123.456.789-09, also partially while it is typed. */
export function formatCpf(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 11)
  const [, first = '', second = '', third = '', last = ''] =
    /^(\d{1,3})(\d{1,3})?(\d{1,3})?(\d{1,2})?$/.exec(digits) ?? []
  const body = [first, second, third].filter(Boolean).join('.')
  return last ? `${body}-${last}` : body
}
