import { eachThere } from './on-element.ts'
import { onModuleState, onQuery, urlWithParameters } from './page-state.ts'

/**
 * NAV-9: links and forms with `data-swap` inside a `data-paginated` part reload only that part. The
 * attribute lists its query parameters; without script they lead to whole pages. Parts with
 * `data-hash` use the hash instead (NAV-1): module id and default values, such as `work|all|1`.
 */
export function startPagination() {
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-swap]')
    if (link) bring(event, link)
  })
  for (const type of ['change', 'submit']) {
    document.addEventListener(type, event => {
      const target = event.target as Element
      const form = target.closest<HTMLFormElement>('form[data-swap]')
      // Fields without a name are not part of the state.
      if (!form || (target instanceof HTMLInputElement && !target.name)) return
      if (target instanceof HTMLInputElement && !target.checkValidity()) return
      bring(event, form)
    })
  }
  document.addEventListener('input', event => {
    const field = event.target as HTMLInputElement
    if (!field.matches('[data-filter-values]')) return
    import('./find-values.ts').then(one => one.findValues(field))
  })
  eachThere('[data-paginated]', follow)
}

/** Updates a part when its URL state changes. */
function follow(part: HTMLElement) {
  if (!part.dataset.hash) {
    onQuery(
      // Shown filters, and so the names, change with the content.
      query => namesOf(part).map(name => query.get(name)),
      () => void swap(part, location.href),
    )
    return
  }
  const names = namesOf(part)
  const [id = '', ...unset] = part.dataset.hash.split('|')
  onModuleState(id, state => {
    if (!state) return void swap(part, location.href)
    const asked = names.map((name, at) => [name, state[at] === unset[at] ? undefined : state[at]])
    void swap(part, urlWithParameters(Object.fromEntries(asked)))
  })
}

function bring(event: Event, pressed: HTMLAnchorElement | HTMLFormElement) {
  const part = pressed.closest<HTMLElement>('[data-paginated]')
  if (!part) return
  event.preventDefault()
  void swapBy(part, pressed)
}

async function swapBy(part: HTMLElement, pressed: HTMLAnchorElement | HTMLFormElement) {
  const { addressOf, swapPart } = await import('./swap-part.ts')
  await swapPart(part, addressOf(pressed, namesOf(part)), 'push')
}

function namesOf(part: HTMLElement): string[] {
  return (part.dataset.paginated ?? '').split(' ')
}

async function swap(part: HTMLElement, address: string) {
  const { swapPart } = await import('./swap-part.ts')
  await swapPart(part, address)
}
