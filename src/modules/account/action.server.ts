import Type, { type Static } from 'typebox'
import { type ActionContext, type ActionResult, defineAction } from '#module-contract'
import {
  ACCOUNT_CHANGES_PER_MINUTE,
  asCustomer,
  deletePostedAccount,
  openPostedLink,
  readJson,
  refuseAccount,
  reorderPosted,
  requestPostedLink,
  SIGN_INS_PER_MINUTE,
  savePostedAddress,
  signInPosted,
  signInPostedPasskey,
  signOutPosted,
} from '#shop/http'
import type { SignedInCustomer } from '#shop/schema'
import type { Services } from '../services.ts'
import { type AddressProblem, type Done, LIST_FIELD, viewPath } from './account-data.ts'
import type { Props } from './props.ts'

const Fields = Type.Record(
  Type.String({ pattern: '^[a-z_0-9]{1,40}$' }),
  Type.String({ maxLength: 5000 }),
  { maxProperties: 40 },
)
/** With a response of a passkey. */
const Credential = Type.Object({
  response: Type.Optional(Type.String({ maxLength: 20_000 })),
  name: Type.Optional(Type.String({ maxLength: 100 })),
  next: Type.Optional(Type.String({ maxLength: 2000 })),
})

type Context = ActionContext<Services>
type Run<Input> = (input: Input, context: Context) => Promise<ActionResult>

const action = (perMinute: number, run: Run<Static<typeof Fields>>) =>
  defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute,
    refuseBusy: (_props, _input, _context, wait) => ({
      ...refuseAccount('too-often'),
      waitSeconds: wait,
    }),
    run: (_props, input, context) => run(input, context),
  })

const passkeyAction = (run: Run<Static<typeof Credential>>) =>
  defineAction<typeof Props, Services, typeof Credential>({
    input: Credential,
    perMinute: SIGN_INS_PER_MINUTE,
    run: (_props, input, context) => run(input, context),
  })

/** A change by the signed-in customer, after which a part of the account opens. */
const change = (
  work: (
    customer: SignedInCustomer,
    input: Static<typeof Fields>,
    context: Context,
  ) => Promise<Done | ActionResult>,
) =>
  action(ACCOUNT_CHANGES_PER_MINUTE, (input, context) =>
    asCustomer(context, async customer => {
      const done = await work(customer, input, context)
      if (typeof done !== 'string') return done
      return { ok: true, redirect: viewPath(context.url.pathname, viewOf(done), { done }) }
    }),
  )

function viewOf(done: Done) {
  if (done.startsWith('address')) return 'addresses'
  if (done === 'review-deleted') return 'reviews'
  return done === 'method-removed' ? 'payment-methods' : 'details'
}

export const actions = {
  'sign-in': action(SIGN_INS_PER_MINUTE, (input, context) => signInPosted(context, input)),
  'request-link': action(SIGN_INS_PER_MINUTE, (input, context) =>
    requestPostedLink(context, input),
  ),
  'open-link': action(SIGN_INS_PER_MINUTE, (input, context) => openPostedLink(context, input)),
  'sign-out': action(ACCOUNT_CHANGES_PER_MINUTE, (_input, context) => signOutPosted(context)),
  reorder: action(ACCOUNT_CHANGES_PER_MINUTE, (input, context) => reorderPosted(context, input)),
  delete: action(SIGN_INS_PER_MINUTE, (input, context) => deletePostedAccount(context, input)),

  rename: change(async ({ id }, { name = '' }, { services }) => {
    await services.shop.customers.rename(id, name)
    return 'name-saved'
  }),

  'change-password': change(async (customer, input, { services }) => {
    const { password = '', current = '' } = input
    const changed = await services.shop.customers.changePassword(customer, { password, current })
    return changed.ok ? 'password-saved' : refuseAccount(changed.reason)
  }),

  'change-email': change(async (customer, input, { services }) => {
    const { email = '', current = '' } = input
    const asked = await services.shop.customers.requestEmailChange(customer, { email, current })
    return asked.ok ? { ok: true } : refuseAccount(asked.reason)
  }),

  'confirm-email': change(async (customer, { token = '' }, { services }) => {
    const changed = await services.shop.customers.changeEmail(customer, token)
    return changed.ok ? 'email-saved' : refuseAccount(changed.reason)
  }),

  'save-address': change(async (customer, input, context) => {
    const saved = await savePostedAddress(context, customer.id, input)
    if (saved.ok) return 'address-saved'
    if (!('errors' in saved)) return refuseAccount(saved.reason)
    const refusal = saved.errors.map(
      ({ field, message, beside }): AddressProblem => ({
        field: field ?? '',
        text: context.translate((beside ?? message).key, (beside ?? message).values),
      }),
    )
    return { ...refuseAccount('refused'), refusal }
  }),

  'delete-address': change(async ({ id }, input, { services }) => {
    await services.shop.customers.addresses.delete(id, input.id ?? '')
    return 'address-deleted'
  }),

  'delete-review': change(async ({ email }, input, { services }) => {
    const removed = await services.shop.reviews.removeOwn({ email, id: input.id ?? '' })
    return removed.ok ? 'review-deleted' : refuseAccount('unknown-review')
  }),

  'save-newsletters': change(async ({ email, name }, input, context) => {
    const { subscriptions } = context.services.newsletter
    const wanted = Object.keys(input).filter(field => field.startsWith(LIST_FIELD))
    const saved = await subscriptions.setListsFor(
      { email, firstName: name, lastName: '' },
      wanted.map(field => input[field] ?? ''),
      {
        page: context.url.pathname,
        textOf: list =>
          [context.translate('newslettersIntro', { email }), list.name, list.description]
            .filter(Boolean)
            .join('\n'),
      },
    )
    return saved.ok ? 'newsletter-saved' : refuseAccount('newsletter-blocked')
  }),

  'end-session': change(async (customer, input, { services }) => {
    const { customers } = services.shop
    if (input.id) await customers.endSession(customer.id, input.id)
    else await customers.endOtherSessions(customer)
    return 'session-ended'
  }),

  'remove-passkey': change(async ({ id }, input, { services }) => {
    await services.shop.customers.passkeys.remove(id, input.id ?? '')
    return 'passkey-removed'
  }),

  'remove-method': change(async ({ id }, input, { services }) => {
    const request = { customerId: id, method: input.method ?? '', id: input.id ?? '' }
    const isRemoved = await services.shop.payments.saved.remove(request)
    return isRemoved ? 'method-removed' : refuseAccount('method-not-removed')
  }),

  'passkey-options': passkeyAction(async (_input, { services }) => ({
    ok: true,
    answer: await services.shop.customers.passkeys.options(),
  })),

  'use-passkey': passkeyAction((input, context) => signInPostedPasskey(context, input)),

  'new-passkey-options': passkeyAction((_input, context) =>
    asCustomer(context, async customer => {
      const made = await context.services.shop.customers.passkeys.optionsForNew(customer)
      return made.ok ? { ok: true, answer: made.options } : refuseAccount(made.reason)
    }),
  ),

  'add-passkey': passkeyAction((input, context) =>
    asCustomer(context, async (customer): Promise<ActionResult> => {
      const response = readJson(input.response)
      if (!response) return refuseAccount('refused')
      const { passkeys } = context.services.shop.customers
      const added = await passkeys.add(customer, { response, name: input.name ?? '' })
      if (!added.ok) return refuseAccount(added.reason)
      const done: Done = 'passkey-added'
      return { ok: true, redirect: viewPath(context.url.pathname, 'details', { done }) }
    }),
  ),
}
