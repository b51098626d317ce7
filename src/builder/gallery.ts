/** Script of `/dev/modules`: shows examples at a chosen width, color scheme and direction. */
const page = document.documentElement

function onChoice(name: string, apply: (value: string) => void) {
  const group = document.querySelector<HTMLElement>(`[data-choice="${name}"]`)
  group?.addEventListener('change', event => {
    if (event.target instanceof HTMLInputElement) apply(event.target.value)
  })
}

onChoice('width', value => {
  for (const stage of document.querySelectorAll<HTMLElement>('[data-stage]')) {
    stage.style.maxInlineSize = value
  }
})
onChoice('direction', value => {
  page.dir = value
})

const search = document.querySelector<HTMLInputElement>('[data-choice="search"]')
search?.addEventListener('input', () => {
  const wanted = search.value.trim().toLowerCase()
  for (const link of document.querySelectorAll<HTMLElement>('[data-words]')) {
    link.hidden = !link.dataset.words?.includes(wanted)
  }
})
