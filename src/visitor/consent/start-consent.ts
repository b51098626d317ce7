import { ASKED_CATEGORIES, type AskedCategory } from '#base'
import { createBanner } from './banner.ts'
import { applyChoice, keepChoice, readChoice, watchWaiting } from './choice.ts'

const SETTINGS_HASH = '#cookie-settings'

/**
 * Asks visitors who have not answered, stores the answer, and starts what they allowed;
 * synchronized across tabs.
 */
export function startConsent() {
  const template = document.querySelector<HTMLTemplateElement>('#vt-consent')
  if (!template) return
  const { version = '', question = '', categories = '' } = template.dataset
  const asked = ASKED_CATEGORIES.filter(one => categories.split(' ').includes(one))
  const gpc = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  const banner = createBanner(template, {
    gpc,
    choose: given => keepChoice({ version, question }, given),
    asked,
  })

  /**
   * Global Privacy Control counts as an answer for statistics and marketing. Nobody is asked during
   * checkout.
   */
  const isAnswered = gpc && asked.every(one => one === 'statistics' || one === 'marketing')
  const isPaying = document.querySelector('[data-module="checkout"]') !== null

  let last: string | undefined
  function sync() {
    const given = readChoice(version)
    const now = JSON.stringify(given)
    if (given && now !== last) applyChoice(given)
    last = now
    if (given) banner.answered()
  }
  sync()
  watchWaiting()
  const openFromHash = () => {
    if (location.hash === SETTINGS_HASH) banner.openSettings(readChoice(version))
  }
  openFromHash()
  if (!readChoice(version) && !isAnswered && !isPaying) banner.ask()

  addEventListener('hashchange', openFromHash)
  // Answered in another tab, or on a page restored by Back.
  addEventListener('pageshow', sync)
  document.addEventListener('visibilitychange', sync)
  const cookies = (globalThis as { cookieStore?: EventTarget }).cookieStore
  cookies?.addEventListener('change', sync)

  document.addEventListener('click', event => {
    const target = event.target as Element
    const link = target.closest<HTMLAnchorElement>(`a[href$="${SETTINGS_HASH}"]`)
    const isOther = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (link && !isOther && link.pathname === location.pathname && link.host === location.host) {
      event.preventDefault()
      banner.openSettings(readChoice(version))
    }
    const always = target.closest<HTMLElement>('[data-consent-give]')
    const wanted = ASKED_CATEGORIES.find(one => one === always?.dataset.consentGive)
    if (wanted) give(wanted)
  })

  function give(category: AskedCategory) {
    keepChoice({ version, question }, [...new Set([...(readChoice(version) ?? []), category])])
    banner.answered()
  }
}
