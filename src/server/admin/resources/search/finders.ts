import type { Permission } from '#auth/schema'
import type { AdminDeps } from '../../discover.ts'

/** Maximum number of results per kind; the lists show more. */
const MAX_FOUND = 5
/** Number of products that are ranked by name. */
const LOOKED_AT = 50

interface Finder {
  resource: string
  allow: Permission
  find(deps: AdminDeps, q: string): Promise<{ id: string; label: string; hint: string }[]>
}

const firstPage = { page: 1, perPage: MAX_FOUND }

export const finders: readonly Finder[] = [
  {
    resource: 'pages',
    allow: 'pages.read',
    async find({ pages }, q) {
      const wanted = { ...firstPage, q, sort: 'title', order: 'asc' } as const
      const { items } = await pages.editing.listItems(wanted)
      return items.map(({ id, title, path }) => ({ id, label: title, hint: path }))
    },
  },
  {
    resource: 'products',
    allow: 'products.read',
    /** Includes drafts and hidden products. Name matches come first, then the most recently changed. */
    async find({ shop }, q) {
      const wanted = { page: 1, perPage: LOOKED_AT, q, sort: 'updatedAt', order: 'desc' } as const
      const { items } = await shop.products.list(wanted)
      const words = q.toLowerCase()
      const isNamed = ({ name }: { name: string }) => Number(name.toLowerCase().includes(words))
      return items
        .sort((a, b) => isNamed(b) - isNamed(a))
        .slice(0, MAX_FOUND)
        .map(({ id, name, sku }) => ({ id, label: name, hint: sku ?? '' }))
    },
  },
  {
    resource: 'orders',
    allow: 'orders.read',
    /** Searches by number or complete email address, because searching names in many orders is slow. */
    async find({ shop }, q) {
      const number = /^#?(\d{1,9})$/.exec(q)?.[1]
      if (number) {
        const order = await shop.orders.load({ number: Number(number) })
        return order ? [{ id: order.id, label: `#${order.number}`, hint: order.email }] : []
      }
      if (!q.includes('@')) return []
      const orders = await shop.orders.list({ email: q, limit: MAX_FOUND })
      return orders.map(({ id, number: n, name }) => ({ id, label: `#${n}`, hint: name }))
    },
  },
  {
    resource: 'submissions',
    allow: 'submissions.read',
    async find({ forms }, q) {
      const wanted = { ...firstPage, q, sort: 'createdAt', order: 'desc' } as const
      const { items } = await forms.submissions.list(wanted)
      return items.map(({ id, form, fields }) => ({
        id,
        label: fields.find(field => field.value !== '')?.value.slice(0, 80) ?? form,
        hint: form,
      }))
    },
  },
  {
    resource: 'comments',
    allow: 'comments.moderate',
    async find({ comments }, q) {
      const wanted = { ...firstPage, q, sort: 'createdAt', order: 'desc' } as const
      const { items } = await comments.items.list(wanted)
      return items.map(({ id, name, body, page }) => ({
        id,
        label: `${name}: ${body}`.slice(0, 80),
        hint: page.title,
      }))
    },
  },
]
