const RUNS = /^$|^module$|^(text|application)\/(x-)?(java|ecma)script$/i

/** Inserts code into the page and runs its scripts in order, waiting for external ones. */
export async function runCode(waiting: DocumentFragment, into: HTMLElement) {
  const content = document.importNode(waiting, true)
  const scripts = [...content.querySelectorAll('script')].map(script => {
    const place = document.createComment('')
    script.replaceWith(place)
    return { script, place }
  })
  into.append(content)
  for (const { script, place } of scripts) {
    const own = document.createElement('script')
    for (const { name, value } of script.attributes) own.setAttribute(name, value)
    own.text = script.text
    const isAwaited = own.src && !script.hasAttribute('async') && RUNS.test(own.type.trim())
    const ended =
      isAwaited &&
      new Promise(resolve => {
        own.onload = resolve
        own.onerror = resolve
      })
    place.replaceWith(own)
    await ended
  }
}
