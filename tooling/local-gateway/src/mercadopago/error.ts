/** An error in Mercado Pago's format. */
export class MercadoPagoError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  get body() {
    const { status, message, code: error } = this
    return { message, error, status, cause: [{ code: error, description: message }] }
  }
}

export const badRequest = (message: string): MercadoPagoError =>
  new MercadoPagoError(400, 'bad_request', message)
