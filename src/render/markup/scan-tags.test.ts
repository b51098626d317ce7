import { type Token, Tokenizer } from 'parse5'
import { expect, it } from 'vitest'
import { loaders, moduleExamples } from '../../../tests/support/modules.ts'
import { renderNodes } from '../../../tests/support/render.ts'
import { scanTags } from './scan-tags.ts'

function scanned(html: string) {
  const found: [string, number][] = []
  scanTags(html, {
    open: (name, start) => found.push([name, start]),
    close: (name, start) => found.push([`/${name}`, start]),
    comment: start => found.push(['comment', start]),
  })
  return found
}

/** The same by a tokenizer for all HTML. */
function tokenized(html: string) {
  const found: [string, number][] = []
  const add = (name: string, { location }: Token.Token) =>
    found.push([name, location?.startOffset ?? -1])
  const ignore = () => {}
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: token => add(token.tagName, token),
      onEndTag: token => add(`/${token.tagName}`, token),
      onComment: token => add('comment', token),
      onDoctype: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  )
  tokenizer.write(html, true)
  return found
}

it('finds the tags and comments of all modules without data', async () => {
  const nodes = [...moduleExamples].flatMap(([type, [example]]) =>
    example && !loaders.has(type) ? { type, props: { ...example.props, id: type } } : [],
  )
  const { html } = await renderNodes(nodes)
  const code = /<(script|style|iframe)\b[^>]*>[\s\S]*?<\/\1>/g
  const page = html.replaceAll(code, '').toLowerCase()
  expect(page.length).toBeGreaterThan(50_000)
  expect(scanned(page).join(' ')).toBe(tokenized(page).join(' '))
})

it('reads attribute values, scripts and comments as text', () => {
  const html = `<vt-island props='{"a":"<b>"}'><a title="x > y" href='#'>1</a><script>if (a<b) "<p>"</script><!-- <h2> --><br/></vt-island>`
  expect(scanned(html).map(([name]) => name)).toEqual([
    'vt-island',
    'a',
    '/a',
    'script',
    '/script',
    'comment',
    'br',
    '/vt-island',
  ])
})

it('stops at an unfinished tag', () => {
  expect(scanned('<p>a</p><p title="b').map(([name]) => name)).toEqual(['p', '/p'])
  expect(scanned('<p><!-- a').map(([name]) => name)).toEqual(['p'])
  expect(scanned('a <p>b</p> < c <')).toEqual([
    ['p', 2],
    ['/p', 6],
  ])
  expect(scanned('<!doctype html>')).toEqual([])
  expect(scanned('<'.repeat(100_000))).toEqual([])
})
