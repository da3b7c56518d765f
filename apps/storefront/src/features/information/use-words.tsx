import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { factsOf } from './questions.ts'

/** What the tags in the texts stand for. */
const tags = {
  anpd: <a href="https://www.gov.br/anpd">gov.br/anpd</a>,
  consumidor: <a href="https://www.consumidor.gov.br">consumidor.gov.br</a>,
  contact: <Link to="/contact" />,
  cookies: <Link to="/privacy" hash="cookies" />,
  ico: <a href="https://ico.org.uk">ico.org.uk</a>,
  late: <Link to="/refund" hash="late" />,
  privacy: <Link to="/privacy" />,
  purchase: <Link to="/purchase" />,
  refund: <Link to="/refund" />,
  rights: <Link to="/privacy" hash="your-rights" />,
  strong: <strong />,
}

/** Renders a text of these pages, with its links and the facts about the shop. */
export function useWords(): (text: MessageDescriptor) => ReactNode {
  const { i18n } = useLingui()
  const catalog = useCatalog()
  const values = useMemo(() => factsOf(catalog, i18n), [catalog, i18n])
  return (text) => <Trans {...text} values={values} components={tags} />
}
