/** Print styles for A4, with a sheet preview on screen. Colors and fonts come from `Sender.css`. */
export const PRINT_CSS = `
@page { size: A4; margin: 18mm 20mm }
* { box-sizing: border-box; margin: 0 }
html { background: var(--tint); color: var(--text); font: 10.5pt/1.5 var(--font-text); font-variant-numeric: tabular-nums }
.sheet { inline-size: 210mm; max-inline-size: 100%; min-block-size: 297mm; margin: 24px auto; padding: 18mm 20mm; background: #fff; display: flex; flex-direction: column }
header { display: flex; justify-content: space-between; gap: 12mm }
.shop { font: 300 20pt/var(--heading-line-height, 1.2) var(--font-display); letter-spacing: -0.01em }
.shop img { display: block; max-inline-size: 60mm; max-block-size: 20mm }
.sender { text-align: end; font-size: 9pt; color: var(--muted) }
address { margin-block: 14mm 12mm; font-style: normal; min-block-size: 28mm }
.from { display: block; margin-block-end: 3mm; font-size: 7.5pt; color: var(--muted) }
h1 { font: 300 22pt/var(--heading-line-height, 1.2) var(--font-display); letter-spacing: -0.01em; margin-block-end: 5mm }
h2 { font-size: 10.5pt; font-weight: 600; margin-block-end: 1mm }
dl:not(.totals) { display: flex; flex-wrap: wrap; gap: 3mm 12mm; margin-block-end: 8mm }
dt { font-size: 8.5pt; color: var(--muted) }
dd { margin: 0 }
table { inline-size: 100%; border-collapse: collapse }
th { text-align: start; font-size: 8.5pt; font-weight: 500; color: var(--muted); padding: 0 3mm 2mm 0; border-block-end: 1px solid var(--text) }
td { padding: 2.5mm 3mm 2.5mm 0; border-block-end: 1px solid var(--border); vertical-align: top }
tr { break-inside: avoid }
.count { inline-size: 16mm }
.amount { text-align: end; white-space: nowrap; padding-inline-end: 0; inline-size: 28mm }
.check { text-align: end; padding-inline-end: 0; inline-size: 20mm }
.box { display: inline-block; inline-size: 4.5mm; block-size: 4.5mm; border: 1px solid var(--text) }
dl.fields { margin-block: 8mm 0 }
.gift p { font-size: 12pt }
small { display: block; font-size: 8.5pt; color: var(--muted) }
.totals { margin-inline-start: auto; inline-size: 85mm; padding-block-start: 3mm; break-inside: avoid }
.totals div { display: flex; justify-content: space-between; gap: 6mm; padding-block: 1mm }
.totals dt { font-size: inherit }
.totals dd { text-align: end }
.totals .total { margin-block-start: 1mm; padding-block-start: 2mm; border-block-start: 1px solid var(--text); font-weight: 600 }
.totals .total small { font-weight: 400 }
.items { padding-block-start: 3mm }
section { margin-block-start: 8mm; break-inside: avoid }
section p + p { margin-block-start: 2mm }
footer { margin-block-start: auto; padding-block-start: 12mm; font-size: 9pt; color: var(--muted) }
@media print { html { background: none } .sheet + .sheet { break-before: page } .sheet { inline-size: auto; min-block-size: 258mm; margin: 0; padding: 0 } }
`
