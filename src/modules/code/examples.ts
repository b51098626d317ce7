import type { Example } from '#module-contract'
import type { CodeData } from './load.server.ts'

const scale = `<style>
  .code-scale { display: grid; gap: 0.75rem; margin: 0; }
  .code-scale div { display: grid; grid-template-columns: 7rem 1fr; align-items: center; gap: 1rem; }
  .code-scale dd { block-size: 1.25rem; margin: 0; background: var(--secondary); }
</style>
<dl class="code-scale">
  <div><dt>Morning</dt><dd style="inline-size: 38%"></dd></div>
  <div><dt>Noon</dt><dd style="inline-size: 92%"></dd></div>
  <div><dt>Evening</dt><dd style="inline-size: 64%"></dd></div>
</dl>`

const table = `<style>
  .code-sizes { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  .code-sizes :is(th, td) { padding: 0.6rem 0; border-block-end: 1px solid var(--border); text-align: start; }
  .code-sizes td { text-align: end; }
</style>
<table class="code-sizes">
  <tr><th>Small</th><td>20 × 30 cm</td></tr>
  <tr><th>Medium</th><td>30 × 45 cm</td></tr>
  <tr><th>Large</th><td>50 × 70 cm</td></tr>
</table>`

const calendar = '<p>Here stands what the provider sends: a calendar with free days.</p>'

/** On one line, because the gallery separates modules by lines. */
const shown = (html: string): CodeData => ({ html: html.replaceAll(/\n\s*/g, ' '), hosts: [] })

export const examples: Example<CodeData>[] = [
  {
    name: 'A drawing of its own, with its style',
    props: { code: scale, height: 120 },
    data: shown(scale),
  },
  {
    name: 'A table of figures in a frame',
    props: { code: table, frame: 'line', width: 'text' },
    data: shown(table),
  },
  {
    name: 'Waits until somebody asks for it',
    props: {
      code: calendar,
      name: 'Booking calendar',
      category: 'preferences',
      frame: 'mat',
      height: 280,
    },
    data: shown(calendar),
  },
]
