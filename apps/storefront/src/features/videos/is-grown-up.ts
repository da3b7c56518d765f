/** Whether someone born in this year is an adult and plausibly alive. */
export function isGrownUp(typed: string, thisYear: number): boolean {
  if (!/^\d{4}$/.test(typed.trim())) return false
  const age = thisYear - Number(typed)
  return age >= 18 && age <= 120
}
