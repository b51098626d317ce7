import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type AnyField, collectReferences, currentIcon, noReferences } from '#module-contract'
import { moduleExamples, moduleStarts, modules } from './support/modules.ts'
import { renderNodes } from './support/render.ts'

const table = readFileSync(new URL('../src/design/icons/icons.txt', import.meta.url), 'utf8')
const isIcon = (name: string) => table.includes(`\n${name}\t`)

/** Icons available before the full set (0.2). */
const FORMER =
  'arrow-left arrow-right bag calendar check chevron-down clock close columns cursor droplet flame gallery gift grid hand heading heart home image leaf mail map menu minus pause phone play plus quote refresh rows search shield sliders star tabs text timer truck user video'

it('names of icons that were stored before the full set stay valid', () => {
  expect(FORMER.split(' ').filter(name => !isIcon(currentIcon(name)))).toEqual([])
})

it('every icon of an example, a start or a default is in the set', () => {
  const unknown = [...modules].flatMap(([type, module]) => {
    const references = noReferences()
    for (const { props } of moduleExamples.get(type) ?? []) {
      collectReferences(module.props, props, references)
    }
    collectReferences(module.props, moduleStarts.get(type) ?? {}, references)
    for (const name of defaultIcons(module.props.shape)) references.icons.add(currentIcon(name))
    return [...references.icons].filter(name => !isIcon(name)).map(name => `${type}: ${name}`)
  })
  expect(unknown).toEqual([])
})

function defaultIcons(shape: Record<string, AnyField>): string[] {
  return Object.values(shape).flatMap(field => {
    if (field.kind === 'icon') return field.default ? [field.default] : []
    const inner = field.control.fields as Record<string, AnyField> | undefined
    return inner ? defaultIcons(inner) : []
  })
}

it('a page contains the icons that it uses, and skips unknown names', async () => {
  const { html, problems } = await renderNodes([
    { type: 'blurb', props: { id: 'a', title: 'A', icon: 'brand-mastodon' } },
    { type: 'blurb', props: { id: 'b', title: 'B', icon: 'no-such-icon' } },
  ])
  expect(problems).toEqual([])
  expect(html.match(/<svg/g)).toHaveLength(1)
  expect(html).toContain('data-filled=""')
})

it('an arrow is mirrored in a page from right to left, a mark is not', async () => {
  const node = (icon: string) => ({ type: 'button', props: { id: icon, label: icon, icon } })
  const { html } = await renderNodes([node('arrow-right'), node('brand-x'), node('mail')])
  expect(html.match(/icon-flip/g)).toHaveLength(1)
})
