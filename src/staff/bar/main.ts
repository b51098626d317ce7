import { callApi } from '../api.ts'
import { readLocale } from '../locale.ts'
import styles from './bar.css?inline'
import { barWords } from './words.ts'

interface Bar {
  name: string
  page?: { id: string; title: string }
  mayAdd: boolean
  ordersWaiting?: number
}

/** HDR-11: the admin bar for signed-in staff, in a shadow root so that page styles do not affect it. */
async function showBar() {
  const bar = await callApi<Bar>('GET', '/bar', { query: { path: location.pathname } })
  const words = barWords[readLocale()]
  const host = document.createElement('div')
  host.dataset.adminBar = ''
  const root = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = styles
  const nav = document.createElement('nav')
  nav.setAttribute('aria-label', words.label)
  nav.append(link('/admin', words.admin))
  if (bar.page) nav.append(link(`/admin/edit/${bar.page.id}`, words.edit))
  if (bar.mayAdd) nav.append(link('/admin/pages/create', words.add))
  if (bar.ordersWaiting !== undefined) {
    const text = words.orders(bar.ordersWaiting)
    nav.append(link('/admin/orders?filter=%7B%22status%22%3A%22processing%22%7D', text))
  }
  const name = document.createElement('span')
  name.textContent = bar.name
  nav.append(name)
  root.append(style, nav)
  document.documentElement.dataset.staff = ''
  // After the skip link, which stays the first tab stop.
  const skip = document.querySelector('.skip-link')
  if (skip) skip.after(host)
  else document.body.prepend(host)
}

function link(href: string, text: string): HTMLAnchorElement {
  const element = document.createElement('a')
  element.href = href
  element.textContent = text
  return element
}

// No bar in previews, and in frames.
if (!location.pathname.startsWith('/api/') && parent === window) showBar().catch(() => {})
