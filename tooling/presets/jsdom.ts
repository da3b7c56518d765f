/**
 * Setup for tests in jsdom. It has no layout, so libraries that look for visible elements, such as a dialog's focus trap,
 * find none; here every element counts as visible.
 */
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList // only its length is read
