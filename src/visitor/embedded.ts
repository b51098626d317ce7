/**
 * A page of this site in a frame of another (EM-1, from inside): it tells the page around it how high it is, and where a link leads
 * that it may not follow itself. A script of its own: it imports nothing, for a frame that is shut off can load no more.
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
  // Shut off by `sandbox`, it cannot lead the page around it anywhere: that page may.
  if (origin === 'null') {
    document.addEventListener('click', event => {
      const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]')
      if (!link || link.target === '_self' || event.defaultPrevented) return
      event.preventDefault()
      tell('link', link.href)
    })
  }
}
