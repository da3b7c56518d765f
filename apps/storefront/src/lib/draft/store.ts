export function resetDraft(): void {}
