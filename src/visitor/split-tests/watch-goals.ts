import type { SplitGoals } from '#base'
import { canPersist } from '../consent/can-persist.ts'
import { createScrollTrigger } from '../scroll-trigger.ts'
import { chooseLater } from './choose-later.ts'
import { createGoalSender } from './send-goals.ts'

/** AB-4: time in view after which a goal counts as read (spec §9). */
const READ_MS = 3000

/** Observes the goals of the page's tests and reports them when the page is left. */
export function watchGoals() {
  const goals: SplitGoals = JSON.parse(
    document.querySelector('#vt-split-tests')?.textContent ?? '{"tests":[]}',
  )
  const send = createGoalSender(goals.nonce, canPersist('statistics'))
  const watch = ({ test, subject, bounceMs, modules, later }: SplitGoals['tests'][number]) => {
    const note = (type: string) =>
      send.note({ test_id: test, subject_id: subject, record_type: type })
    if (later || wasPrefetched()) {
      // The page was prefetched, so the server has not counted a view.
      note('view_page')
      send.now()
    }
    onFailed(() => note('error'))
    setTimeout(() => note('read_page'), bounceMs)
    for (const id of modules) {
      const element = document.getElementById(id)
      if (!element) continue
      onViewed(element, () => {
        note('view_goal')
        onRead(element, () => note('read_goal'))
      })
      onClicked(element, () => note('click_goal'))
    }
  }
  for (const test of goals.tests) if (!test.later) watch(test)
  void chooseLater(goals, watch)
}

function wasPrefetched(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    deliveryType?: string
    activationStart?: number
  })[]
  return entry?.deliveryType === 'navigational-prefetch' || (entry?.activationStart ?? 0) > 0
}

/** Failed calls and errors of the site's own scripts; third-party scripts are ignored. */
function onFailed(handler: () => void) {
  const look = (error: unknown) => {
    if (error instanceof Error && error.stack?.includes(`${location.origin}/`)) handler()
  }
  addEventListener('error', ({ error }) => look(error))
  addEventListener('unhandledrejection', ({ reason }) => look(reason))
  document.addEventListener('vt:call-failed', handler)
}

/** The element's top passed 80 % of the viewport height. */
function onViewed(element: Element, handler: () => void) {
  createScrollTrigger(element, handler, { offset: '80%' })
}

/** Still or again partly visible after the time has passed. */
function onRead(element: Element, handler: () => void) {
  let isInView = false
  let isWaiting = false
  const observer = new IntersectionObserver(entries => {
    isInView = entries.at(-1)?.isIntersecting ?? false
    if (isWaiting || !isInView) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      if (!isInView) return
      observer.disconnect()
      handler()
    }, READ_MS)
  })
  observer.observe(element)
}

const PRESSED = 'a, button, input[type="submit"]'

/** For containers, clicks on links or buttons inside. */
function onClicked(element: Element, handler: () => void) {
  element.addEventListener('click', ({ target }) => {
    const isOneTarget = element.matches(PRESSED) || !element.querySelector(PRESSED)
    if (isOneTarget || (target instanceof Element && target.closest(PRESSED))) handler()
  })
}
