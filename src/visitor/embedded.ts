/**
 * Script for pages embedded on other sites (EM-1): reports its height and links it cannot follow.
 * Has no imports, because a sandboxed frame cannot load them.
 */
const [, secret] = /^#\?secret=([A-Za-z0-9]{1,100})$/.exec(location.hash) ?? []

if (secret && parent !== window) {
  const tell = (message: string, value: string | number) =>
    parent.postMessage({ message, value, secret }, '*')
  const tellHeight = () => tell('height', Math.ceil(document.body.getBoundingClientRect().height))
  new ResizeObserver(tellHeight).observe(document.body)
  addEventListener('message', ({ source, data }: MessageEvent) => {
    if (source === parent && data?.message === 'ready' && data.secret === secret) tellHeight()
  })
  // A sandboxed frame cannot navigate its parent, so the parent does.
  if (origin === 'null') {
    document.addEventListener('click', event => {
      const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]')
      if (!link || link.target === '_self' || event.defaultPrevented) return
      event.preventDefault()
      tell('link', link.href)
    })
  }
}
