/** The app listens to this form from now on: what was sent before is sent again (`boot.ts`). */
export function takeOver(form: Element | null): void {
  form?.dispatchEvent(new Event('recadinho:form', { bubbles: true }))
}
