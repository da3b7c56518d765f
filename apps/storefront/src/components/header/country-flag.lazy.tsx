import { Flag } from '@recadinho/ui/flag'

/** The selected country's flag. Loaded only when a country is selected. */
export default function CountryFlag({ code }: { code: string }) {
  return <Flag code={code} size="sm" />
}
