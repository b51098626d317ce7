import type { Page } from '@playwright/test'
import { isTurn } from '../tests/support/combinations.ts'
import { heading, makePage, saved, section } from './support/builder-page.ts'
import { A_PICTURE, PROOFS, type Proof, SEEN_VARIANTS } from './support/design-proofs.ts'
import { toolsOf } from './support/kept-page.ts'
import { setOptions } from './support/set-options.ts'
import { openBuilder, test } from './support/staff.ts'
import { expect } from './support/test.ts'

type Name = keyof typeof PROOFS
type Variant = (typeof SEEN_VARIANTS)[number]
const NAMES = Object.keys(PROOFS) as Name[]

/** All kinds of text that typography distinguishes. */
const texts = [1, 2, 3, 4, 5, 6].map(level => ({
  type: 'heading',
  props: { id: `level-${level}`, text: `Level ${level}`, level: `h${level}` },
}))
const words = {
  type: 'text',
  props: {
    id: 'words',
    body: '<p><a href="#a">A link</a></p><ul><li>A list</li></ul><blockquote><p>A quote</p></blockquote>',
  },
}
const group = (id: string, content: object[]) => ({
  type: 'group',
  props: { id, layout: 'column', columns: 12, content },
})
const link = (id: string) => ({
  type: 'text',
  props: { id, body: '<p><a href="#a">A link</a></p>' },
})

test('MV-1: visitors see every design option as set in the panel, for every screen and state', async ({
  page,
}) => {
  const made = await makePage(page, [
    section(
      heading('Above'),
      // Twelve columns, for column spans.
      group('around', [
        group('first', [...texts, words]),
        group('second', [link('second-link')]),
        group('third', [link('third-link')]),
      ]),
    ),
  ])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openBuilder(page, made.id)
  // Results are checked on the visitor's page, so the canvas need not be painted.
  await page.locator('iframe').evaluate(canvas => canvas.style.setProperty('display', 'none'))
  for (const name of NAMES) {
    await page.locator(`[role=treeitem][data-node=${name}]`).click()
    await page.getByRole('tab', { name: 'Design', exact: true }).click()
    for (const [n, variant] of SEEN_VARIANTS.entries()) {
      const values = proofsOf(name, n).map(([option, of]) => [option, of(n + 1).value])
      await setOptions(page, variant, Object.fromEntries(values))
    }
  }
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByLabel('Look', { exact: true }).selectOption('tint')
  await settings.getByRole('group', { name: 'Hide on' }).getByLabel('Phone').check()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()

  // With reduced motion, backgrounds are not fixed.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(made.path)
  await expect(page.locator('#third')).toHaveCSS('background-color', TINT)
  const wrong: string[] = []
  const told = new Map<string, { wanted: Set<string>; found: Set<string> }>()
  for (const [n, variant] of SEEN_VARIANTS.entries()) {
    await show(page, variant)
    for (const name of NAMES) {
      for (const [option, of] of proofsOf(name, n)) {
        for (const seen of await look(page, name, of(n + 1))) {
          const { property, wanted, found, expected } = seen
          const what = `#${name} ${option}: ${property}`
          if (found !== expected) wrong.push(`${variant}, ${what} is ${found}, not ${expected}`)
          const all = told.get(what) ?? { wanted: new Set(), found: new Set() }
          told.set(what, all)
          all.wanted.add(wanted)
          all.found.add(found)
        }
      }
    }
    await expect(page.locator('#third')).toBeVisible({ visible: variant !== 'phone' })
  }
  for (const [what, { wanted, found }] of told) {
    if (wanted.size > 1 && found.size === 1) wrong.push(`${what} is ${[...found]} everywhere`)
  }
  expect(wrong).toEqual([])
})

/** Options of a module to set for a screen or state: each on desktop and for one other in turn. */
function proofsOf(name: Name, variant: number) {
  const others = SEEN_VARIANTS.length - 1
  return Object.entries(PROOFS[name]).filter(
    (_, option) => variant === 0 || isTurn(option, variant - 1, others),
  )
}

/** Background color of the style “tint”. */
const TINT = 'rgb(239, 232, 220)'
const WIDTHS: Partial<Record<Variant, number>> = { tablet: 820, phone: 390 }

/** Switches to a screen size or module state. */
async function show(page: Page, variant: Variant) {
  await page.setViewportSize({ width: WIDTHS[variant] ?? 1280, height: 900 })
  const tools = toolsOf(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const state = { hover: 'hover', focus: 'focus-within' }[variant as string]
  for (const name of NAMES) {
    const { nodeId } = await tools.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: `#${name}`,
    })
    await tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: state ? [state] : [] })
  }
}

/**
 * Compares the computed style of an option with its expectation by applying the expected CSS to the
 * same element.
 */
function look(page: Page, name: Name, proof: Proof) {
  return page.evaluate(
    ({ name, proof, aPicture }) => {
      const root = document.querySelector(`#${name}`) as HTMLElement
      const seen = (proof.within ? root.querySelector(proof.within) : root) as HTMLElement
      const style = getComputedStyle(seen, proof.pseudo)
      const picture = /image-set\((?:[^()]|\([^()]*\))*\)|url\([^()]*\)/g
      return Object.entries(proof.css).map(([property, wanted]) => {
        const found = style.getPropertyValue(property).replace(picture, 'none')
        if (proof.pseudo) return { property, wanted, found, expected: wanted }
        const own = seen.style.getPropertyValue(property)
        seen.style.setProperty('transition', 'none')
        seen.style.setProperty(property, wanted.replaceAll(aPicture, 'none'), 'important')
        const isRead = seen.style.getPropertyValue(property) !== ''
        const expected = isRead ? style.getPropertyValue(property) : 'unreadable'
        seen.style.setProperty(property, own)
        seen.style.removeProperty('transition')
        return { property, wanted, found, expected }
      })
    },
    { name, proof, aPicture: A_PICTURE },
  )
}
