/** From now on the app listens to this form: an earlier submit is sent again (`boot.ts`). */
export function takeOver(form: Element | null): void {
  form?.dispatchEvent(new Event('recadinho:form', { bubbles: true }))
}
