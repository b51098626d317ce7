import type { PageNode, Start } from '#module-contract'

const node = (type: string): PageNode => ({ type, props: { id: type } })

export const start: Start = {
  logo: [node('logo')],
  menu: [node('menu')],
  actions: [node('cart-button')],
}
