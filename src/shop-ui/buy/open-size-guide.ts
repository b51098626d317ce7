interface GuideTexts {
  title: string
  close: string
}

/** Shows the content of a page in a dialog. Throws if the page cannot be loaded. */
export async function openSizeGuide({ href }: HTMLAnchorElement, { title, close }: GuideTexts) {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`size guide: ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const content = page.querySelector('main')
  if (!content) throw new Error('size guide: no content')
  // Modules show their content without script, and their scripts need elements of the document.
  for (const island of content.querySelectorAll('vt-island')) {
    island.replaceWith(...island.childNodes)
  }
  const button = Object.assign(document.createElement('button'), { type: 'button' })
  button.className = 'size-guide-close'
  button.setAttribute('aria-label', close)
  button.textContent = '×'
  const place = document.createElement('div')
  // The page has its own style sheet.
  place.attachShadow({ mode: 'open' }).append(...page.querySelectorAll('style'), content)
  const dialog = document.createElement('dialog')
  dialog.className = 'size-guide'
  dialog.setAttribute('aria-label', title)
  dialog.append(button, place)
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === button) dialog.close()
  })
  const { documentElement: root } = document
  dialog.addEventListener('close', () => {
    delete root.dataset.sizeGuide
    dialog.remove()
  })
  document.body.append(dialog)
  root.dataset.sizeGuide = ''
  dialog.showModal()
}
