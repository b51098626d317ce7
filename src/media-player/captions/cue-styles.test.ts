import { expect, it } from 'vitest'
import { cleanCueStyles } from './cue-styles.ts'

it('MP-3: a file’s styles hold for its player alone, and set what cues may set', () => {
  const css =
    '/* a */ ::cue { color: #ff0; background: rgba(0, 0, 0, .5) } ::cue(.loud, v[voice="Ann"]) { font-weight: bold }'
  expect(cleanCueStyles(css, '#film')).toBe(
    '#film::cue{color:#ff0;background:rgba(0, 0, 0, .5)}\n#film::cue(.loud, v[voice="Ann"]){font-weight:bold}',
  )
})

it('MP-3: nothing else of a page is reached, and nothing is loaded', () => {
  for (const css of [
    'body { color: red }',
    '::cue, body { color: red }',
    '::cue { background: url(https://evil.example/x) }',
    '::cue { background: image(x) }',
    '::cue { position: fixed }',
    '@import "https://evil.example/x";',
    '::cue(x) ~ body { color: red }',
    '::cue { color: var(--x) }',
  ]) {
    expect(cleanCueStyles(css, '#film'), css).toBe('')
  }
  expect(cleanCueStyles('::cue{'.repeat(2e5), '#film')).toBe('')
})
