import type { AskedCategory } from '#base'

/**
 * The question, over the page and not in its way: what is behind can be read and used. It is the first stop of the keyboard, above
 * everything else (the top layer), and gives the focus back to where it was.
 */
export function createBanner(
  template: HTMLTemplateElement,
  {
    asked,
    gpc,
    choose,
  }: {
    asked: readonly AskedCategory[]
    gpc: boolean
    choose(given: readonly AskedCategory[]): void
  },
) {
  const banner = document.importNode(template.content, true).firstElementChild as HTMLElement
  const act = (name: string) =>
    banner.querySelector<HTMLElement>(`[data-consent-act="${name}"]`) as HTMLElement
  const choices = banner.querySelector('fieldset') as HTMLFieldSetElement
  const boxOf = (category: string) =>
    choices.querySelector<HTMLInputElement>(`input[name="${category}"]`) as HTMLInputElement
  const note = banner.querySelector<HTMLElement>('[data-consent-gpc]')
  if (note) note.hidden = !gpc
  /** Who came by themselves stays until they have done what they came for. */
  let isAskedFor = false
  let focusedBefore: HTMLElement | null = null
  const size = new ResizeObserver(() => {
    const { style } = document.documentElement
    style.setProperty('--consent-size', `${innerHeight - banner.getBoundingClientRect().top}px`)
  })

  const isOpen = () => banner.isConnected && banner.matches(':popover-open')

  function open() {
    if (isOpen()) return
    focusedBefore = document.activeElement as HTMLElement | null
    if (!banner.isConnected) document.body.prepend(banner)
    // A browser without popovers asks nothing: nothing is loaded that would need it.
    banner.showPopover?.()
    document.documentElement.dataset.asking = ''
    size.observe(banner)
  }

  function close() {
    if (!isOpen()) return
    isAskedFor = false
    size.disconnect()
    delete document.documentElement.dataset.asking
    const hadFocus = banner.contains(document.activeElement)
    banner.hidePopover()
    if (hadFocus) focusedBefore?.focus({ preventScroll: true })
  }

  function showChoices(isShown: boolean) {
    choices.hidden = !isShown
    act('choose').hidden = isShown
    act('save').hidden = !isShown
  }

  function answer(given: readonly AskedCategory[]) {
    close()
    choose(given)
  }

  const acts: Record<string, () => void> = {
    accept: () => answer(asked),
    reject: () => answer([]),
    save: () => answer(asked.filter(one => boxOf(one).checked)),
    close,
    choose() {
      showChoices(true)
      if (asked[0]) boxOf(asked[0]).focus()
    },
  }
  banner.addEventListener('click', event => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-consent-act]')
    acts[pressed?.dataset.consentAct ?? '']?.()
  })
  // No answer: it asks again on the next page.
  banner.addEventListener('keydown', event => {
    if (event.key === 'Escape') close()
  })

  return {
    /** For who has not answered. Who is writing already is not taken away from it. */
    ask() {
      const wasAtWork = document.activeElement !== document.body
      showChoices(false)
      open()
      if (wasAtWork) focusedBefore?.focus({ preventScroll: true })
      else banner.focus({ preventScroll: true })
    },

    /** For who wants to see or change the answer. */
    openSettings(given: readonly AskedCategory[] = []) {
      for (const one of asked) boxOf(one).checked = given.includes(one)
      showChoices(true)
      act('close').hidden = false
      open()
      isAskedFor = true
      banner.focus({ preventScroll: true })
    },

    /** It was answered, here or elsewhere. */
    answered() {
      if (!isAskedFor) close()
    },
  }
}
