import type { AskedCategory } from '#base'

/** Non-modal consent banner in the top layer. First in tab order; restores the focus when closed. */
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
  /** Opened by the visitor: stays open until they are done. */
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
    // Without popover support nothing is asked, and nothing that needs consent is loaded.
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
  // Escape is not an answer: ask again on the next page.
  banner.addEventListener('keydown', event => {
    if (event.key === 'Escape') close()
  })

  return {
    /** Asks visitors who have not answered. Does not take the focus from someone who is typing. */
    ask() {
      const wasAtWork = document.activeElement !== document.body
      showChoices(false)
      open()
      if (wasAtWork) focusedBefore?.focus({ preventScroll: true })
      else banner.focus({ preventScroll: true })
    },

    /** Opens the settings with the current choice. */
    openSettings(given: readonly AskedCategory[] = []) {
      for (const one of asked) boxOf(one).checked = given.includes(one)
      showChoices(true)
      act('close').hidden = false
      open()
      isAskedFor = true
      banner.focus({ preventScroll: true })
    },

    /** The question was answered, here or in another tab. */
    answered() {
      if (!isAskedFor) close()
    },
  }
}
