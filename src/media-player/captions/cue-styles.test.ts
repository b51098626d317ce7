import { expect, it } from 'vitest'
import { cleanCueStyles } from './cue-styles.ts'

it('MP-3: a file’s styles apply to its player only, with the properties that cues may set', () => {
  const css =
    '/* a */ ::cue { color: #ff0; background: rgba(0, 0, 0, .5) } ::cue(.loud, v[voice="Ann"]) { font-weight: bold }'
  expect(cleanCueStyles(css, '#film')).toBe(
    '#film::cue{color:#ff0;background:rgba(0, 0, 0, .5)}\n#film::cue(.loud, v[voice="Ann"]){font-weight:bold}',
  )
})

it('MP-3: passes the examples of the standard: languages, past cues, transparent colors', () => {
  const css = `::cue(:lang(en)), ::cue(v[voice="Ann"] > i:past) { color: rgb(0 0 0 / 80%) }
    ::cue(:not(b)) { font: italic 1em/1.2 "Gill Sans", serif; background-image: linear-gradient(to bottom, dimgray, lightgray) }
    ::cue(#\\31) { text-decoration-color: red }
    ::cue(#crédit\\ de\\ transcription) { color: red }`
  expect(cleanCueStyles(css, '#film').split('\n')).toEqual([
    '#film::cue(:lang(en)),#film::cue(v[voice="Ann"] > i:past){color:rgb(0 0 0 / 80%)}',
    '#film::cue(:not(b)){font:italic 1em/1.2 "Gill Sans", serif;background-image:linear-gradient(to bottom, dimgray, lightgray)}',
    '#film::cue(#\\31){text-decoration-color:red}',
    '#film::cue(#crédit\\ de\\ transcription){color:red}',
  ])
})

it('MP-3: nothing else of a page is reached, and nothing is loaded', () => {
  for (const css of [
    'body { color: red }',
    '::cue, body { color: red }',
    '::cue { background: url(https://evil.example/x) }',
    '::cue { background: image(x) }',
    '::cue { background: image-set("//evil.example/x" 1x) }',
    '::cue { background: -webkit-cross-fade(a, b) }',
    '::cue { background: src("//evil.example/x") }',
    '::cue { background: u/**/rl(//evil.example/x) }',
    '::cue(a)(b) { color: red }',
    '::cue(#a\\) { color: red }',
    '::cue { background-image: linear-gradient(red, url(//evil.example/x)) }',
    '::cue { position: fixed }',
    '@import "https://evil.example/x";',
    '::cue(x) ~ body { color: red }',
    '::cue { color: var(--x) }',
  ]) {
    expect(cleanCueStyles(css, '#film'), css).toBe('')
  }
  expect(cleanCueStyles('::cue{'.repeat(2e5), '#film')).toBe('')
})
