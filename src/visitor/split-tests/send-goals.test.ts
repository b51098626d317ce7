import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createGoalSender } from './send-goals.ts'

const goal = (record_type: string) => ({ test_id: 'test', subject_id: 'a', record_type })

/** A fake browser tab that records sent data. */
function openTab() {
  const kept = new Map<string, string>()
  const tab = {
    sent: [] as string[][],
    isFull: false,
    kept,
    /** Opens the next page of the visit. */
    open(mayStore = true) {
      const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
      const frame = new EventTarget()
      vi.stubGlobal('document', page)
      vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame))
      const sender = createGoalSender('nonce', mayStore)
      return {
        note: (type: string) => sender.note(goal(type)),
        hide() {
          page.visibilityState = 'hidden'
          page.dispatchEvent(new Event('visibilitychange'))
        },
        leave: () => frame.dispatchEvent(new Event('pagehide')),
      }
    },
  }
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('storage is limited to the visit')
    },
  })
  vi.stubGlobal('navigator', {
    onLine: true,
    sendBeacon(_: string, body: URLSearchParams) {
      if (tab.isFull) return false
      const told = JSON.parse(body.get('stats_data_array') ?? '')
      tab.sent.push(told.map((one: { record_type: string }) => one.record_type))
      return true
    },
  })
  return tab
}

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
})
afterEach(() => vi.unstubAllGlobals())

it('AB-3: tells goals in one request when the page is left, and once more with the next page: it may have been refused', () => {
  const first = tab.open()
  for (const type of ['view_goal', 'click_goal', 'click_goal']) first.note(type)
  first.hide()
  first.leave()
  expect(tab.sent).toEqual([['view_goal', 'click_goal']])
  const second = tab.open()
  second.note('read_page')
  second.leave()
  expect(tab.sent[1]).toEqual(['view_goal', 'click_goal', 'read_page'])
  tab.open().leave()
  expect(tab.sent[2]).toEqual(['read_page'])
  tab.open().leave()
  expect(tab.sent).toHaveLength(3)
})

it('AB-3: unsent events are sent with later pages', () => {
  const first = tab.open()
  first.note('click_goal')
  tab.isFull = true
  first.leave()
  tab.open().leave()
  tab.isFull = false
  tab.open().leave()
  expect(tab.sent).toEqual([['click_goal']])
})

it('events after the page is hidden join the stored ones', () => {
  const page = tab.open()
  page.note('view_goal')
  page.hide()
  page.note('click_goal')
  page.leave()
  expect(tab.sent).toEqual([['view_goal'], ['click_goal']])
  tab.open().leave()
  expect(tab.sent[2]).toEqual(['view_goal', 'click_goal'])
})

it('without consent nothing is kept in the browser, and nothing is told twice', () => {
  const page = tab.open(false)
  page.note('view_goal')
  page.leave()
  expect(tab.sent).toEqual([['view_goal']])
  expect(tab.kept.size).toBe(0)
  tab.open(false).leave()
  expect(tab.sent).toHaveLength(1)
})
