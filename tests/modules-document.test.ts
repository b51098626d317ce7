import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { modulesDocument } from '../e2e/support/modules-document.ts'
import { propRows } from '../src/server/site/gallery/prop-rows.ts'
import { moduleExamples, modules } from './support/modules.ts'

const folder = join(import.meta.dirname, '../docs/modules')

it('docs/modules/README.md lists the props and examples of every module', () => {
  const documented = [...modules].sort(([one], [other]) => (one < other ? -1 : 1))
  const text = modulesDocument(
    documented.map(([type, { label, props }]) => ({
      type,
      label,
      isSeen: existsSync(join(folder, `${type}-1440.webp`)),
      examples: (moduleExamples.get(type) ?? []).map(({ name }) => name),
      props: propRows(props.shape).map(row => [
        row.name,
        [row.label, row.help].filter(Boolean).join(' '),
        row.type,
        row.standard,
      ]),
    })),
  )
  expect(
    readFileSync(join(folder, 'README.md'), 'utf8'),
    'Update it by `npm run screenshots:modules -- --list`.',
  ).toBe(text)
})

it('docs/modules/README.md refers to existing images', () => {
  const images = readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/<img src="([^"]+)"/g)
  const missing = [...images].filter(([, file = '']) => !existsSync(join(folder, file)))
  expect(missing.map(([, file]) => file)).toEqual([])
})
