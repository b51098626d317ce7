import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hostsOf } from '#media-ui'
import type { PageNeeds } from '#module-contract'
import { loadersWith, modules } from '../../../tests/support/modules.ts'
import { renderNodes } from '../../../tests/support/render.ts'
import { balanceHtml } from './balance-html.ts'
import { load } from './load.server.ts'

const loaded = (code: string, hosts = '') => {
  const needs: PageNeeds[] = []
  const data = load({ code, hosts } as never, { needs: one => needs.push(one) })
  return { ...data, sources: needs[0]?.sources }
}

describe('code as a part of a page', () => {
  it.each([
    ['</div></main></body></html><p>a', '<p>a</p>'],
    ['<div><b>open', '<div><b>open</b></div>'],
    ['<!-- open', '<!-- open-->'],
    ['<script>let open', '<script>let open</script>'],
    ['<base href="https://else.example/"><p>a', '<p>a</p>'],
    ['<noscript></div></noscript>a', 'a'],
    ['<plaintext>a', ''],
    // After serialization its end would be part of the script.
    ['<script><!--<script>', ''],
    ['<p title="</div>">a', '<p title="&lt;/div&gt;">a</p>'],
  ])('closes what it opens, and nothing else: %s', (written, html) => {
    expect(balanceHtml(written).html.replaceAll('"</div>"', '"&lt;/div&gt;"')).toBe(html)
  })

  it('names the scripts that run, as the browser reads them', () => {
    const { scripts } = balanceHtml(
      '<script>a()\r\nb()</script><script type="application/ld+json">{}</script><script src="/x.js"></script><template><script>c()</script></template><div><script type="module">d()</script></div>',
    )
    expect(scripts).toEqual(['a()\nb()', 'd()'])
  })
})

it('finds the hosts in code and ignores other words', () => {
  expect(
    hostsOf(
      '<script src="https://A.example/x.js"></script><img srcset=//b.example:8443/x.png><a href="https://link.example">',
      "c.example https://d.example/\n'unsafe-inline' *.e.example javascript: https://f.example/path",
    ),
  ).toEqual(['a.example', 'b.example:8443', 'c.example', 'd.example'])
  expect(hostsOf('<link rel="stylesheet" href="https://css.example/a.css">', '')).toEqual([
    'css.example',
  ])
})

it('the page may run these scripts and ask these hosts, and no others', () => {
  const hash = createHash('sha256').update('a()').digest('base64')
  const { sources } = loaded('<script>a()</script><script src="https://a.example/x.js"></script>')
  expect(sources?.['script-src']).toEqual(['https://a.example', `'sha256-${hash}'`])
  expect(sources?.['frame-src']).toEqual(['https://a.example'])
  expect(loaded('<p>a</p>').sources).toEqual({})
})

it('MP-2: a provider’s video uses the player, so its page is not loaded; only its host is listed', async () => {
  const code =
    '<video controls><source src="https://www.youtube.com/watch?v=aqz-KE-bpKQ"></video><video poster="https://a.example/x.jpg" src=https://vimeo.com/76979871></video>'
  expect(balanceHtml(code).html).toContain(
    '<source src="#" data-src="https://www.youtube.com/watch',
  )
  for (const one of [code, balanceHtml(code).html]) expect(hostsOf(one, '')).toEqual(['a.example'])
  expect(modules.get('code')?.asksOutside?.({ code, category: 'necessary', hosts: '' })).toEqual([
    { category: 'necessary', hosts: ['a.example'] },
    { category: 'marketing', hosts: ['www.youtube-nocookie.com', 'player.vimeo.com'] },
  ])
  const { html } = balanceHtml(code)
  const { needs } = await renderNodes([{ type: 'code', props: { id: 'c', code } }], {
    loaders: loadersWith(new Map([['c', { html, hosts: [] }]])),
  })
  expect(needs.sources).toEqual({
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  })
})

it('MP-2: streams in code are played from memory', async () => {
  const html = '<video controls src="/stream.m3u8"></video>'
  const { needs } = await renderNodes([{ type: 'code', props: { id: 'c', code: html } }], {
    loaders: loadersWith(new Map([['c', { html, hosts: [] }]])),
  })
  expect(needs.sources).toEqual({ 'media-src': ['blob:'] })
})

describe('on the page', () => {
  const shown = (props: object, html = '<p>Here</p><script>a()</script>') =>
    renderNodes([{ type: 'code', props: { id: 'c', code: html, ...props } }], {
      loaders: loadersWith(new Map([['c', { html, hosts: ['a.example'] }]])),
    })

  it('necessary code is inline and needs no script of the site', async () => {
    const { html, islands } = await shown({})
    expect(html).toContain('<div class="code-body"><p>Here</p><script>a()</script></div>')
    expect(islands.size).toBe(0)
  })

  it('to the letter: a script that writes a table is the one that was pinned', async () => {
    const script = "<script>a('<table><pre>')</script>"
    expect((await shown({}, script)).html).toContain(script)
    expect((await shown({ category: 'marketing' }, script)).html).toContain(script)
  })

  it.each(['preferences', 'statistics', 'marketing'])(
    '%s waits in a template, and says whom it would ask',
    async category => {
      const { html } = await shown({ category })
      expect(html).toContain('<template><p>Here</p><script>a()</script></template>')
      expect(html).toContain('loaded from a.example')
      expect(html.replace(/<template>.*<\/template>/, '')).not.toContain('a()')
    },
  )

  it('is left out without code', async () => {
    expect((await shown({}, '')).html).not.toContain('data-module')
  })
})
