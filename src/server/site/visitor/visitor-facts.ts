import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Access, sessionCookie } from '#auth'
import { toDecimal } from '#base'
import type { VisitorFacts } from '#module-contract'
import type { VisitorDependency } from '#render'
import type { Shop } from '#shop'
import { CART_COOKIE, visitorCart } from '#shop/http'
import { readSession } from '../../sign-in/call-auth.ts'
import type { RequestVisitor } from './visitor.ts'

export type FactsOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: RequestVisitor,
) => VisitorFacts

/** Returns facts about a visitor that pages use. Each is looked up once, and only on demand. */
export function createFactsOf({ access, shop }: { access: Access; shop: Shop }): FactsOf {
  return (request, reply, visitor) => {
    const lookUpMember = async () => (await readSession(access, request, reply))?.member
    const lookUpCart = async () => {
      const { key, customer } = await visitorCart(shop, visitor)
      if (!key) return { products: [], total: 0 }
      const { cart } = shop.storefront('', customer?.groupId)
      const { lines, totals, money } = await cart.view({ key, customer })
      return {
        products: lines.map(line => line.path.split('/').at(-1) ?? ''),
        total: Number(toDecimal(totals.total, money.currency)),
      }
    }
    let member: ReturnType<typeof lookUpMember> | undefined
    let cart: ReturnType<typeof lookUpCart> | undefined
    return {
      cookie: name => visitor.cookie(name),
      member: () => {
        member ??= lookUpMember()
        return member
      },
      cart: () => {
        cart ??= lookUpCart()
        return cart
      },
    }
  }
}

export async function isSignedIn(facts: VisitorFacts): Promise<boolean> {
  return (await facts.member()) !== undefined
}

/** Names of the cookies that these facts depend on. A request without them is anonymous. */
export function cookiesOf(asked: Iterable<VisitorDependency>, publicUrl: string): string[] {
  return Array.from(asked, one => {
    if (one === 'member') return sessionCookie(publicUrl)
    return one === 'cart' ? CART_COOKIE : one.slice('cookie:'.length)
  })
}

/** Whether a `Cookie` header contains one of these names. */
export function sendsOneOf(names: readonly string[], header: string | undefined): boolean {
  return names.length > 0 && names.some(name => `; ${header ?? ''}`.includes(`; ${name}=`))
}
