import type { PlayerIcon } from './elements.ts'
import { makeButton, makeElement } from './elements.ts'

export interface MenuChoice {
  label: string
  /** Shown after the label. */
  note?: string
  /** Set for radio items; undefined for actions. */
  isChosen?: boolean
  choose(): void
}

/** Menu items that belong together, with a heading if the menu has several groups. */
export interface MenuGroup {
  label: string
  choices: readonly MenuChoice[]
}

/** Menu button that opens upward (APG Menu Button). `groups` is called each time it opens. */
export function makeMenu(icon: PlayerIcon, name: string, groups: () => readonly MenuGroup[]) {
  const menu = makeElement('div', { class: 'media-menu', role: 'menu', hidden: true })
  menu.setAttribute('aria-label', name)
  const button = makeButton(icon, name, () => (menu.hidden ? open() : close(true)))
  button.setAttribute('aria-haspopup', 'menu')
  button.setAttribute('aria-expanded', 'false')
  const root = makeElement('div', { class: 'media-menu-place' }, button, menu)
  const items = () => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

  function draw() {
    const shown = groups().filter(({ choices }) => choices.length > 0)
    menu.replaceChildren(...shown.map(group => drawGroup(group, shown.length > 1)))
  }

  function drawGroup({ label, choices }: MenuGroup, hasHeading: boolean): HTMLElement {
    const group = makeElement('div', { role: 'group', 'aria-label': label })
    if (hasHeading) {
      group.append(makeElement('p', { class: 'media-menu-heading', 'aria-hidden': 'true' }, label))
    }
    for (const choice of choices) {
      const item = makeElement(
        'button',
        {
          type: 'button',
          role: choice.isChosen === undefined ? 'menuitem' : 'menuitemradio',
          'aria-checked': choice.isChosen === undefined ? undefined : String(choice.isChosen),
          tabindex: -1,
        },
        makeElement('span', {}, choice.label),
      )
      if (choice.note) item.append(makeElement('span', { class: 'media-menu-note' }, choice.note))
      item.addEventListener('click', () => {
        close(true)
        choice.choose()
      })
      group.append(item)
    }
    return group
  }

  function open() {
    draw()
    menu.hidden = false
    button.setAttribute('aria-expanded', 'true')
    const chosen = menu.querySelector<HTMLElement>('[aria-checked="true"]') ?? items()[0]
    chosen?.focus({ preventScroll: true })
    chosen?.scrollIntoView({ block: 'nearest' })
    document.addEventListener('pointerdown', closeOutside, true)
  }

  function close(hasFocus: boolean) {
    if (menu.hidden) return
    menu.hidden = true
    button.setAttribute('aria-expanded', 'false')
    document.removeEventListener('pointerdown', closeOutside, true)
    if (hasFocus) button.focus({ preventScroll: true })
    root.dispatchEvent(new Event('player-menu', { bubbles: true }))
  }

  const closeOutside = ({ target }: Event) => {
    if (!root.contains(target as Node)) close(false)
  }

  root.addEventListener('keydown', event => {
    if (menu.hidden) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      return open()
    }
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const moves: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }
    const next = moves[event.key]
    if (next !== undefined) all[next]?.focus()
    else if (event.key === 'Escape') close(true)
    else if (event.key === 'Tab') return close(false)
    else return
    event.preventDefault()
  })
  return { root, button }
}
