import { expect, it } from 'vitest'
import { commandsOf, mentionsOf } from './support/guide-commands.ts'

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
    'A service: `systemctl',
    '  reload vitrine`, with `WORKERS=2`.',
    '```json',
    'const a = 1',
    '```',
  ].join('\n')
  expect(commandsOf(guide)).toEqual([
    { command: 'npx vitrine backup prune', section: 'Guide' },
    { command: 'npx vitrine start', section: 'Start' },
    { command: 'npm install a b', section: 'Start' },
    { command: 'systemctl reload vitrine', section: 'Start' },
  ])
  expect(mentionsOf(guide)).toEqual(['doctor'])
})

it('overlooks no block of commands', () => {
  expect(() => commandsOf('# Guide\n```bash\nls\n```\n')).toThrow('"Guide" has a block of "bash"')
})
