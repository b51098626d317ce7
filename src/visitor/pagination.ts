import { onQuery } from './page-state.ts'

/**
 * NAV-9: links and forms marked `data-swap` inside a `data-paginated` part of the page bring just that part. The
 * attribute names the parameters of the query that the part reads; without script they lead to whole pages.
 */
export function startPagination() {
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-swap]')
    if (link) bring(event, link, new URL(link.href).searchParams)
  })
  for (const type of ['change', 'submit']) {
    document.addEventListener(type, event => {
      const form = (event.target as Element).closest<HTMLFormElement>('form[data-swap]')
      if (form) bring(event, form, new URLSearchParams(new FormData(form) as never))
    })
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-paginated]')) {
    const names = namesOf(part)
    onQuery(
      query => names.map(name => query.get(name)),
      () => void swap(part),
    )
  }
}

function bring(event: Event, pressed: HTMLElement, query: URLSearchParams) {
  const part = pressed.closest<HTMLElement>('[data-paginated]')
  if (!part) return
  event.preventDefault()
  const asked = namesOf(part).map(name => [name, query.get(name) || undefined])
  void swap(part, Object.fromEntries(asked))
}

function namesOf(part: HTMLElement): string[] {
  return (part.dataset.paginated ?? '').split(' ')
}

async function swap(part: HTMLElement, parameters?: Record<string, string | undefined>) {
  const { swapPart } = await import('./swap-part.ts')
  await swapPart(part, parameters)
}
