/** Whether somebody born in this year is a grown-up who may still be alive. */
export function isGrownUp(typed: string, thisYear: number): boolean {
  if (!/^\d{4}$/.test(typed.trim())) return false
  const age = thisYear - Number(typed)
  return age >= 18 && age <= 120
}
