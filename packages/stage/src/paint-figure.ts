import { paintGroup, type StageContext } from './canvas.ts'
import type { Node } from './shapes.ts'
import type { Sprites } from './sprites.ts'

/**
 * Paints a figure with the help of sprites: its layers, and what lies between two of them, are the parts that hold their
 * form or move on their own.
 */
export function paintFigure(ctx: StageContext, id: string, nodes: readonly Node[], sprites: Sprites): void {
  let parts = 0
  const paint = (siblings: readonly Node[]): void => {
    let run: Node[] = []
    const paintRun = () => {
      if (run.length > 0) sprites.paint(`${id} ${(parts += 1)}`, run)
      run = []
    }
    for (const node of siblings) {
      if (node.kind === 'group' && (node.layer !== undefined || node.children.some(holdsLayer))) {
        paintRun()
        paintGroup(ctx, node, () => paint(node.children))
      } else run.push(node)
    }
    paintRun()
  }
  paint(nodes)
}

function holdsLayer(node: Node): boolean {
  return node.kind === 'group' && (node.layer !== undefined || node.children.some(holdsLayer))
}
