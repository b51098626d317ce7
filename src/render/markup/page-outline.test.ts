import { describe, expect, it } from 'vitest'
import { applyEdits } from './apply-edits.ts'
import * as page from './page-outline.ts'
import { readMarkup } from './read-markup.ts'

function outlinePage(html: string, others = '') {
  const read = (part: string) => readMarkup(part, { ids: true })
  const { outline, edits } = page.outlinePage(read(html), [read(others)])
  return { html: applyEdits(html, edits), outline }
}

describe('the outline of a page', () => {
  it('gives every heading a unique id, and keeps existing ones', () => {
    const { html, outline } = outlinePage(
      '<p id="wood">Wood</p><h2 class="a">Wood &amp; <em>fire</em></h2><h3 id="own">Own</h3><h2>Wood</h2><h2>!</h2>',
    )
    expect(outline).toEqual([
      { id: 'wood-fire', level: 2, text: 'Wood & fire' },
      { id: 'own', level: 3, text: 'Own' },
      { id: 'wood-2', level: 2, text: 'Wood' },
      { id: 'section', level: 2, text: '!' },
    ])
    expect(html).toContain('<h2 id="wood-fire" class="a">Wood &amp; <em>fire</em></h2>')
    expect(html).toContain('<h3 id="own">Own</h3>')
  })

  it('gives no heading an id of the page itself or of its other parts', () => {
    const { outline } = outlinePage(
      '<h2>Content</h2><h2>Consent title</h2><h2>Site menu</h2>',
      '<nav id="site-menu"></nav>',
    )
    expect(outline.map(one => one.id)).toEqual(['content-2', 'consent-title-2', 'site-menu-2'])
  })

  it('keeps island HTML: its first heading represents the module', () => {
    const island = `<vt-island module="faq" props='{"a":"b>c"}'><div id="faq-1"><h2>Questions</h2><h3>One</h3></div></vt-island>`
    const { html, outline } = outlinePage(`<h2>Before</h2>${island}<h2>After</h2>`)
    expect(html).toContain(island)
    expect(outline.map(one => one.id)).toEqual(['before', 'faq-1', 'after'])
  })

  it('has no entry for a heading without text', () => {
    expect(outlinePage('<h2> <img alt=""> </h2>').outline).toEqual([])
  })
})
