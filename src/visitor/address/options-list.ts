import type { Suggested } from './fetch-suggestions.ts'

const ID = 'address-options'
const GAP = 4

/** Suggestion list for address fields: one for the page, below the current field. */
export function createOptionsList(onChoose: (at: number) => void) {
  const list = document.createElement('div')
  list.id = ID
  list.className = 'address-options'
  list.role = 'listbox'
  list.popover = 'manual'
  const status = document.createElement('span')
  status.className = 'visually-hidden'
  status.role = 'status'
  // Keep the focus in the field.
  list.addEventListener('mousedown', event => event.preventDefault())
  list.addEventListener('click', event => {
    const option = (event.target as Element).closest('[role="option"]')
    if (option) onChoose([...list.children].indexOf(option))
  })
  document.body.append(list, status)

  return {
    id: ID,
    optionId: (at: number) => `${ID}-${at}`,

    show(field: HTMLElement, { places, label, status: said }: Suggested) {
      // Inside the field's landmark; outside of a modal dialog it would be inert.
      const home = field.closest('dialog, main') ?? document.body
      if (list.parentElement !== home) home.append(list, status)
      list.ariaLabel = label
      list.replaceChildren(...places.map((place, at) => toOption(place, `${ID}-${at}`)))
      list.showPopover()
      place(list, field)
      status.textContent = said
    },

    mark(at: number) {
      for (const [index, option] of [...list.children].entries()) {
        option.ariaSelected = String(index === at)
        if (index === at) option.scrollIntoView({ block: 'nearest' })
      }
    },

    hide() {
      if (list.matches(':popover-open')) list.hidePopover()
      status.textContent = ''
    },
  }
}

function toOption({ label, detail }: Suggested['places'][number], id: string): HTMLElement {
  const option = document.createElement('div')
  option.id = id
  option.role = 'option'
  option.className = 'address-option'
  option.ariaSelected = 'false'
  for (const [text, className] of [
    [label, 'address-label'],
    [detail, 'address-detail'],
  ] as const) {
    if (!text) continue
    const part = document.createElement('span')
    part.className = className
    // Isolate the direction of names, but align them with the others.
    part.appendChild(document.createElement('bdi')).textContent = text
    // Separates the words for screen readers.
    option.append(part, ' ')
  }
  return option
}

/** Below the field, or above if there is no room. */
function place(list: HTMLElement, field: HTMLElement) {
  const { left, top, bottom, width } = field.getBoundingClientRect()
  list.style.inlineSize = `${width}px`
  const height = list.offsetHeight
  const isBelow = bottom + GAP + height <= innerHeight || top < innerHeight - bottom
  list.style.left = `${left + scrollX}px`
  list.style.top = `${(isBelow ? bottom + GAP : top - GAP - height) + scrollY}px`
}
