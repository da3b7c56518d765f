/** The shop's appearance options, with Stripe's names. */
export interface Appearance {
  theme?: string
  variables?: Record<string, string>
}

const DEFAULTS: Record<string, string> = {
  colorPrimary: '#0570de',
  colorBackground: '#ffffff',
  colorText: '#30313d',
  colorTextSecondary: '#5a5f6b',
  colorDanger: '#b3261e',
  fontFamily: 'inherit',
  fontSizeBase: '16px',
  borderRadius: '6px',
  spacingUnit: '4px',
}

const NIGHT = {
  colorBackground: '#262a33',
  colorText: '#f4f5f7',
  colorTextSecondary: '#b5bac5',
  colorDanger: '#ff8a80',
}

/** The form's style sheet. Built with the CSSOM, so that it works under a policy that forbids inline styles. */
export const buildSheet = (appearance?: Appearance): CSSStyleSheet => build(RULES, appearance)

/** The style sheet of the wallet's button. */
export const buildWalletSheet = (appearance?: Appearance): CSSStyleSheet => build(WALLET_RULES, appearance)

function build(rules: string, appearance: Appearance = {}): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  const rule = sheet.cssRules[0]
  if (rule instanceof CSSStyleRule) {
    const variables = { ...DEFAULTS, ...(appearance.theme === 'night' && NIGHT), ...appearance.variables }
    for (const [name, value] of Object.entries(variables)) rule.style.setProperty(`--${name}`, value)
  }
  return sheet
}

const RULES = `
:host { display: block; color: var(--colorText); font-family: var(--fontFamily); font-size: var(--fontSizeBase) }
fieldset { display: grid; grid-template-columns: 1fr 1fr; gap: var(--spacingUnit) calc(var(--spacingUnit) * 3); margin: 0; padding: 0; border: 0; min-width: 0 }
legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.field { display: flex; flex-direction: column; gap: var(--spacingUnit); min-width: 0 }
.wide { grid-column: 1 / -1 }
label { font-size: 0.9em; font-weight: 600 }
input { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0.5em 0.75em; border: 1px solid color-mix(in srgb, var(--colorText) 55%, var(--colorBackground)); border-radius: var(--borderRadius); background: var(--colorBackground); color: inherit; font: inherit; font-variant-numeric: tabular-nums }
input:focus { outline: 2px solid var(--colorPrimary); outline-offset: 1px; border-color: var(--colorPrimary) }
input::placeholder { color: var(--colorTextSecondary); opacity: 1 }
input[aria-invalid='true'] { border-color: var(--colorDanger) }
.problem { margin: 0; min-height: 1.5em; color: var(--colorDanger); font-size: 0.875em; line-height: 1.5 }
.note { margin: var(--spacingUnit) 0 0; color: var(--colorTextSecondary); font-size: 0.875em }
`

const WALLET_RULES = `
:host { display: block; font-family: var(--fontFamily); font-size: var(--fontSizeBase) }
button { box-sizing: border-box; width: 100%; min-height: 48px; padding: 0 1em; border: 0; border-radius: var(--borderRadius); background: #1f1f1f; color: #fff; font: inherit; font-weight: 600; cursor: pointer }
button:hover { background: #3c4043 }
button:focus-visible { outline: 3px solid var(--colorPrimary); outline-offset: 2px }
`
