import type { StageContext } from './canvas.ts'

/** a to f of a canvas's transform. */
type Matrix = readonly [number, number, number, number, number, number]

interface State {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  globalAlpha: number
  matrix: Matrix
  /** Groups to close when this state is restored. */
  groups: number
}

/** A path and the markup before and after it; a bare string is markup. */
type Piece = string | { readonly d: string; readonly before: string; readonly after: string }

/** The control points of a quarter of a circle. */
const QUARTER = 0.5523

/** A canvas context that writes as SVG what is drawn on it. It draws no text and no picture, and ids are for one picture a page. */
export class SvgContext implements StageContext {
  // Read by nothing here: the picture has no text, and its joins and caps are all round.
  lineCap = 'round' as const
  lineJoin = 'round' as const
  font = ''
  textAlign = 'start' as const
  textBaseline = 'alphabetic' as const
  private readonly states: State[] = []
  private state: State = {
    fillStyle: '#000',
    strokeStyle: '#000',
    lineWidth: 1,
    globalAlpha: 1,
    matrix: [1, 0, 0, 1, 0, 0],
    groups: 0,
  }
  private d = ''
  /** The last point of the path, and the first of its current part. */
  private pen: readonly [number, number] = [0, 0]
  private start: readonly [number, number] = [0, 0]
  private clips = 0
  private readonly pieces: Piece[] = []

  set fillStyle(value: unknown) {
    this.state.fillStyle = value
  }
  set strokeStyle(value: unknown) {
    this.state.strokeStyle = value
  }
  set lineWidth(value: number) {
    this.state.lineWidth = value
  }
  get globalAlpha(): number {
    return this.state.globalAlpha
  }
  set globalAlpha(value: number) {
    this.state.globalAlpha = value
  }

  save(): void {
    this.states.push(this.state)
    this.state = { ...this.state, groups: 0 }
  }
  restore(): void {
    this.pieces.push('</g>'.repeat(this.state.groups))
    this.state = this.states.pop() ?? this.state
  }
  translate(x: number, y: number): void {
    this.transform([1, 0, 0, 1, x, y])
  }
  scale(x: number, y: number): void {
    this.transform([x, 0, 0, y, 0, 0])
  }
  rotate(radians: number): void {
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
    this.transform([cos, sin, -sin, cos, 0, 0])
  }
  beginPath(): void {
    this.d = ''
    this.pen = [0, 0]
  }
  closePath(): void {
    this.d += 'z'
    this.pen = this.start
  }
  moveTo(x: number, y: number): void {
    this.to('m', [x, y])
    this.start = this.pen
  }
  lineTo(x: number, y: number): void {
    this.to('l', [x, y])
  }
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.to('c', [x1, y1], [x2, y2], [x, y])
  }
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void {
    this.to('q', [x1, y1], [x, y])
  }
  /** Whole and unturned: the stage draws no other. */
  ellipse(cx: number, cy: number, rx: number, ry: number): void {
    const [kx, ky] = [rx * QUARTER, ry * QUARTER]
    this.moveTo(cx + rx, cy)
    this.bezierCurveTo(cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry)
    this.bezierCurveTo(cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy)
    this.bezierCurveTo(cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry)
    this.bezierCurveTo(cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy)
    this.closePath()
  }
  fill(): void {
    this.paint(` fill="${String(this.state.fillStyle)}"`)
  }
  stroke(): void {
    const [a, b, c, d] = this.state.matrix
    // Where the transform is not even, the line has its mean width.
    const width = this.state.lineWidth * Math.sqrt(Math.abs(a * d - b * c))
    this.paint(` fill="none" stroke="${String(this.state.strokeStyle)}" stroke-width="${half(width)}"`)
  }
  clip(): void {
    this.clips += 1
    const id = `c${this.clips}`
    const before = `<clipPath id="${id}">`
    this.pieces.push({ d: this.d, before, after: `</clipPath><g clip-path="url(#${id})">` })
    this.state.groups += 1
  }
  fillText(): void {}
  strokeText(): void {}
  measureText(): { readonly width: number } {
    return { width: 0 }
  }
  drawImage(): void {}

  /** Everything drawn so far. A path that is drawn several times, as filled and outlined forms are, is written once. */
  markup(): string {
    const uses = new Map<string, number>()
    for (const piece of this.pieces)
      if (typeof piece !== 'string') uses.set(piece.d, (uses.get(piece.d) ?? 0) + 1)
    const repeated = [...uses].flatMap(([d, count]) => (count > 1 ? [d] : []))
    const ids = new Map(repeated.map((d, i) => [d, `p${i}`]))
    const shared = repeated.map((d, i) => `<path id="p${i}" d="${d}"/>`)
    const drawn = this.pieces.map((piece) => {
      if (typeof piece === 'string') return piece
      const id = ids.get(piece.d)
      const open = id === undefined ? `<path d="${piece.d}"` : `<use href="#${id}"`
      return piece.before.startsWith('<')
        ? `${piece.before}${open}/>${piece.after}`
        : `${open}${piece.before}/>`
    })
    return `<defs>${shared.join('')}</defs><g stroke-linejoin="round" stroke-linecap="round">${drawn.join('')}</g>`
  }

  private paint(attributes: string): void {
    const { globalAlpha } = this.state
    const opacity = globalAlpha < 1 ? ` opacity="${Math.round(globalAlpha * 100) / 100}"` : ''
    this.pieces.push({ d: this.d, before: attributes + opacity, after: '' })
  }

  /** A command to these points, relative to the last one: small numbers compress better. */
  private to(command: string, ...points: readonly (readonly [number, number])[]): void {
    const [a, b, c, d, e, f] = this.state.matrix
    const [fromX, fromY] = this.pen
    const written = points.map(([x, y]) => {
      this.pen = [half(a * x + c * y + e), half(b * x + d * y + f)]
      return `${this.pen[0] - fromX} ${this.pen[1] - fromY}`
    })
    this.d += command + written.join(' ')
  }

  private transform([a2, b2, c2, d2, e2, f2]: Matrix): void {
    const [a, b, c, d, e, f] = this.state.matrix
    this.state.matrix = [
      a * a2 + c * b2,
      b * a2 + d * b2,
      a * c2 + c * d2,
      b * c2 + d * d2,
      a * e2 + c * f2 + e,
      b * e2 + d * f2 + f,
    ]
  }
}

/** To half a pixel of the frame: finer is not seen. */
const half = (value: number): number => Math.round(value * 2) / 2
