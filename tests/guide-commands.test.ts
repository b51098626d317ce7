import { expect, it } from 'vitest'
import { commandsOf } from './support/guide-commands.ts'

it('finds the commands of blocks and of inline code', () => {
  const guide = [
    '# Guide',
    'Run `npx vitrine backup prune`, not `vitrine doctor`.',
    '## Start',
    '```sh',
    '# A comment.',
    'npx vitrine start   # after stopping',
    'npm install a \\',
    '  b',
    '```',
    '```js',
    'const a = 1',
    '```',
  ].join('\n')
  expect(commandsOf(guide)).toEqual([
    { command: 'npx vitrine backup prune', section: 'Guide' },
    { command: 'npx vitrine start', section: 'Start' },
    { command: 'npm install a b', section: 'Start' },
  ])
})
