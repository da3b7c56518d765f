/** The styles of every page. */
export const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1c2430; background: #eef1f5 }
body { margin: 0 }
.sandbox { margin: 0; padding: .5rem 1rem; background: #ffe08a; color: #3d2c00; text-align: center; font-weight: 600 }
main { box-sizing: border-box; max-width: 30rem; width: calc(100% - 1.5rem); margin: .75rem auto 1.5rem; padding: 1.5rem; background: #fff; border-radius: 12px; box-shadow: 0 1px 4px #0002 }
main.wide { max-width: 76rem }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere }
h2 { margin: 1.5rem 0 .75rem; font-size: 1.125rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .375rem .5rem .375rem 0; text-align: left; vertical-align: top }
td.money, th.money { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
tfoot td, tfoot th { border-top: 1px solid #c8cfd9; font-weight: 600 }
label { display: block; margin: .75rem 0; font-weight: 600 }
input, select, textarea { display: block; box-sizing: border-box; width: 100%; min-height: 44px; margin-top: .25rem; padding: .5rem .75rem; border: 1px solid #7b8798; border-radius: 8px; font: inherit; font-weight: 400; color: inherit; background: #fff }
textarea { min-height: 9.5rem; font-family: ui-monospace, monospace; font-size: .875rem; resize: vertical; word-break: break-all }
button { min-height: 44px; margin: .25rem .5rem .25rem 0; padding: .5rem 1.25rem; border: 0; border-radius: 8px; font: inherit; font-weight: 600; color: #fff; background: #25527f; cursor: pointer }
button:hover { background: #1b3f63 }
button.quiet { color: #1c2430; background: #dde3ea }
button.quiet:hover { background: #c8d1dc }
button.small { min-height: 32px; padding: .125rem .625rem; font-size: .875rem }
:focus-visible { outline: 3px solid #e08a00; outline-offset: 2px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: end }
.problem { padding: .75rem 1rem; border-left: 4px solid #a3261d; background: #fdeceb; color: #7a1710 }
.done { padding: .75rem 1rem; border-left: 4px solid #1d7a45; background: #e8f6ee; color: #12522e }
.hint { color: #4b5768; font-size: .875rem }
.qr svg { display: block; width: 14rem; max-width: 100%; margin: 1rem auto }
.row { display: flex; flex-wrap: wrap; gap: .25rem }
.row button { margin: 0 }
code { font-size: .875em; word-break: break-all }
h3 { margin: 1.25rem 0 .5rem; font-size: 1rem }
a { color: #1b4f86 }
section { margin-top: 2rem; padding-top: .5rem; border-top: 1px solid #dde3ea }
pre { overflow-x: auto; margin: .5rem 0; padding: .75rem; border-radius: 8px; font-size: .8125rem; line-height: 1.45; background: #f3f5f8 }
.links { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
.links a { padding: .375rem 0 }
.standing-now { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; position: sticky; top: 0; z-index: 1; padding: .5rem 1rem; border: 1px solid #c8cfd9; border-radius: 8px; background: #fff }
.standing-now p { margin: 0; flex: 1 1 14rem }
.standing-now button { margin: 0 }
.card { margin: .5rem 0; padding: 0 1rem; border: 1px solid #c8cfd9; border-radius: 8px }
.card > p { margin: .5rem 0 }
summary { display: flex; flex-wrap: wrap; gap: .125rem .75rem; align-items: center; min-height: 48px; padding: .25rem 0; cursor: pointer }
summary::before { content: '▸'; width: 1em }
[open] > summary::before { content: '▾' }
summary::-webkit-details-marker { display: none }
.standing { margin-left: auto; padding: .0625rem .625rem; border-radius: 999px; font-size: .875rem; background: #e9edf2 }
.standing.paid { background: #dff2e7; color: #12522e }
.standing.waiting, .standing.review { background: #fff0c7; color: #5a4200 }
.standing.refused, .standing.ended, .standing.disputed, .standing.lost { background: #fbe3e1; color: #7a1710 }
.scenes { margin: 0 0 .5rem; padding: 0; list-style: none }
.scenes form { display: flex; flex-wrap: wrap; gap: .375rem; align-items: center }
/* Many ways to play, and one to end it: that one stands out. */
.scene { display: grid; grid-template-columns: minmax(0, 20rem) minmax(0, 1fr); gap: .25rem 1rem; align-items: center; padding: .375rem 0 }
.scenes > .scene + .scene { border-top: 1px solid #edf0f4 }
.scene p { margin: 0; font-size: .9375rem }
.scene button.small { min-height: 40px; margin: 0; border: 1.5px solid #25527f; text-align: left; color: #1b3f63; background: #fff }
.scene button.small:hover { color: #fff; background: #25527f }
.badge { padding: .0625rem .625rem; border-radius: 999px; font-size: .8125rem; color: #12522e; background: #dff2e7 }
.entries { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr)); gap: 0 1rem; align-items: end }
.entries label { font-size: .9375rem }
.deliveries { margin: 0; padding: 0; list-style: none }
.deliveries li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto; gap: .25rem 1rem; align-items: center; padding: .5rem 0; border-top: 1px solid #edf0f4; overflow-wrap: anywhere }
.deliveries a { padding: .5rem 0 }
@media (max-width: 40rem) {
  main { padding: 1rem }
  .scene { grid-template-columns: minmax(0, 1fr) }
  .deliveries li { grid-template-columns: minmax(0, 1fr) auto }
  .deliveries li > :first-child { grid-column: 1 / -1 }
  .scene { padding: .625rem 0 }
  .standing { margin-left: 0 }
  .standing-now { position: static }
}
`
