import { Flag } from '@recadinho/ui/flag'

/** The chosen country's flag. Fetched only by who has chosen one. */
export default function CountryFlag({ code }: { code: string }) {
  return <Flag code={code} size="sm" />
}
