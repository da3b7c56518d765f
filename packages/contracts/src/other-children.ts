/** Other children of an order in one line: `Pedro (PEH-droo), Bia`. */
export const otherChildrenText = (
  children: readonly { readonly name: string; readonly nameHint?: string | null | undefined }[],
): string => children.map(({ name, nameHint }) => (nameHint ? `${name} (${nameHint})` : name)).join(', ')
