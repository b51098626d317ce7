import { createAsker, MIN_LETTERS } from '../combobox/ask-while-typing.ts'
import { listKey } from '../combobox/list-key.ts'
import { addressGroup } from './address-group.ts'
import { fetchAddress, fetchSuggestions, newSession, type Suggested } from './fetch-suggestions.ts'
import { createOptionsList } from './options-list.ts'

const FIELDS = 'input[data-completes]'

/**
 * FM-10: suggests addresses while typing (APG Combobox); choosing one fills the other fields.
 * Without a response they stay plain fields.
 */
export function startAddressFields() {
  const list = createOptionsList(at => void choose(at))
  let field: HTMLInputElement | undefined
  let shown: Suggested['places'] = []
  let at = -1
  let session = newSession()

  const requester = createAsker<Suggested>({
    ask: (text, within) => {
      const [part = '', country = ''] = within.split(' ')
      return fetchSuggestions({ text, part, country, session })
    },
    onAnswer: (answer, text) => {
      if (!field || field !== document.activeElement || field.value.trim() !== text) return
      if (!answer || answer.places.length === 0) return hide()
      shown = answer.places
      list.show(field, answer)
      field.ariaExpanded = 'true'
      move(-1)
    },
  })

  function move(to: number) {
    at = to
    list.mark(at)
    if (at < 0) field?.removeAttribute('aria-activedescendant')
    else field?.setAttribute('aria-activedescendant', list.optionId(at))
  }

  function hide() {
    requester.stop()
    list.hide()
    shown = []
    at = -1
    if (!field) return
    field.ariaExpanded = 'false'
    field.removeAttribute('aria-activedescendant')
  }

  async function choose(index: number) {
    const chosen = shown[index]
    if (!field || !chosen) return
    const group = addressGroup(field)
    const own = field
    const typed = own.value
    hide()
    const asked = session
    session = newSession()
    const found =
      chosen.address ?? (chosen.id && (await fetchAddress({ id: chosen.id, session: asked })))
    // Ignore the result if typing continued.
    if (own.value !== typed) return
    if (!found) return group.fill({ [group.part]: group.part === 'postcode' ? '' : chosen.label })
    const address = { ...found }
    // Keep the house number from the suggestion if the result lacks it.
    const isNumberLost = group.part === 'address_1' && !/\d/.test(address.address_1 ?? '')
    if (isNumberLost && /\d/.test(chosen.label)) address.address_1 = chosen.label
    await group.fill(address)
  }

  function onInput(event: Event) {
    const typed = event.target as HTMLInputElement
    // Ignore input from autofill and scripts.
    const isTyped = (event as InputEvent).inputType?.match(/^(insert(?!Replacement)|delete)/)
    const text = typed.value.trim()
    if (typed !== field || !isTyped || text.length < MIN_LETTERS) return hide()
    const { part, country } = addressGroup(typed)
    requester.type(text, `${part} ${country()}`)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing || event.target !== field) return
    const act = listKey(event.key, { at, count: shown.length, isShown: shown.length > 0 })
    if (!act) return
    if (act.isTaken) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (act.act === 'move') move(act.at)
    else if (act.act === 'choose') void choose(at)
    else hide()
  }

  function attach(input: HTMLInputElement) {
    if (input.role === 'combobox') return
    input.role = 'combobox'
    input.ariaAutoComplete = 'list'
    input.ariaExpanded = 'false'
    input.setAttribute('aria-controls', list.id)
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', hide)
  }

  for (const input of document.querySelectorAll<HTMLInputElement>(FIELDS)) attach(input)
  // Delegated, to include fields added later.
  document.addEventListener('focusin', ({ target }) => {
    const input = (target as Element).closest<HTMLInputElement>(FIELDS)
    field = input ?? undefined
    if (input) attach(input)
  })
  const focused = document.activeElement?.closest<HTMLInputElement>(FIELDS)
  if (focused) field = focused
  addEventListener('resize', hide)
}
