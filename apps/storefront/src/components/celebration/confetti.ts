/** A piece of paper: its start, as a fraction of the area, and how it falls. */
interface Piece {
  x: number
  /** Seconds before it starts to fall. */
  wait: number
  speed: number
  sway: number
  spin: number
  size: number
  color: string
}

/** How long the confetti falls, in seconds. */
export const confettiSeconds = 3.2

const colors = ['#8c1c1c', '#f2a93b', '#2f8f83', '#e8798c', '#5b7fd6']

export const confettiPieces = (count: number, random: () => number = Math.random): Piece[] =>
  Array.from({ length: count }, (_, index) => ({
    x: random(),
    wait: random() * 0.9,
    speed: 0.55 + random() * 0.45,
    sway: random() * Math.PI * 2,
    spin: 2 + random() * 5,
    size: 5 + random() * 5,
    color: colors[index % colors.length] ?? '',
  }))

type Context = Pick<
  CanvasRenderingContext2D,
  | 'clearRect'
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'scale'
  | 'fillRect'
  | 'fillStyle'
  | 'globalAlpha'
>

/** Draws the pieces at `t` seconds. */
export function drawConfetti(
  context: Context,
  { width, height }: { width: number; height: number },
  pieces: readonly Piece[],
  t: number,
): void {
  context.clearRect(0, 0, width, height)
  for (const { x, wait, speed, sway, spin, size, color } of pieces) {
    const falling = t - wait
    if (falling < 0) continue
    context.save()
    context.globalAlpha = Math.max(0, Math.min(1, confettiSeconds - t))
    context.fillStyle = color
    context.translate(x * width + Math.sin(sway + falling * 3) * 18, falling * speed * height * 0.6 - size)
    context.rotate(sway + falling * spin)
    // Flips the paper while it falls.
    context.scale(1, Math.cos(sway + falling * spin))
    context.fillRect(-size / 2, -size / 2, size, size * 0.6)
    context.restore()
  }
}
