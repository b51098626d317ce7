import { expect, it } from 'vitest'
import type { TemplateFacts } from './choose-template.ts'
import { choosePopups, MAX_POPUPS, type PopupRule } from './popup-schema.ts'
import type { TemplateCondition, TemplateSlot } from './template-schema.ts'

const site: TemplateCondition = { kind: 'site' }
const popup = (id: string, more: Partial<PopupRule> = {}): PopupRule => ({
  id,
  name: id,
  isOn: true,
  conditions: { include: [site], exclude: [] },
  changedAt: 1,
  isPublished: true,
  ...more,
})
const facts = (...places: TemplateSlot[]): TemplateFacts => ({
  kind: 'page',
  id: 'about',
  places: new Set(places),
  terms: new Map(),
  language: 'en',
  isSignedIn: false,
})
const reasons = (popups: PopupRule[], page = facts()) =>
  Object.fromEntries(choosePopups(popups, page).map(one => [one.popup.id, one.reason]))

it('says why a popup is not on a page', () => {
  const item: TemplateCondition = { kind: 'item', of: 'page', id: 'about' }
  const gone: TemplateCondition = { kind: 'item', of: 'page', id: 'gone' }
  const found = reasons([
    popup('there'),
    popup('off', { isOn: false }),
    popup('draft', { isPublished: false }),
    popup('excluded', { conditions: { include: [site], exclude: [item] } }),
    popup('elsewhere', { conditions: { include: [gone], exclude: [] } }),
    popup('nowhere', { conditions: { include: [], exclude: [] } }),
  ])
  expect(found).toEqual({
    there: undefined,
    off: 'off',
    draft: 'unpublished',
    excluded: 'excluded',
    elsewhere: 'not-included',
    nowhere: 'not-included',
  })
})

it('shows no popup at the checkout', () => {
  const named: TemplateCondition = { kind: 'checkout' }
  const popups = [popup('all'), popup('asked', { conditions: { include: [named], exclude: [] } })]
  expect(reasons(popups, facts('checkout'))).toEqual({ all: 'checkout', asked: 'checkout' })
  expect(reasons(popups, facts('cart')).all).toBeUndefined()
})

it('picks the oldest rules and at most twenty', () => {
  const many = Array.from({ length: 50 }, (_, at) => popup(`p${at}`, { changedAt: 100 - at }))
  const shown = choosePopups(many, facts()).filter(one => !one.reason)
  expect(shown).toHaveLength(MAX_POPUPS)
  expect(shown[0]?.popup.id).toBe('p49')
  expect(reasons(many).p0).toBe('too-many')
})
