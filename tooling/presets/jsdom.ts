/**
 * Setup for tests in jsdom, which has no layout and draws no frames.
 *
 * Libraries that look for visible elements, such as a dialog's focus trap, would find none; so each element counts as
 * visible.
 */
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList // only its length is read

/**
 * What waits for a frame, such as a dialog's focus, runs before the test's next action. With frames of 16 ms it would
 * sometimes run in between, on a busy machine.
 */
globalThis.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(performance.now()), 0))
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame)
