import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { createId, ok, type Result, refuse } from '#base'
import type { ShopDeps } from '../deps.ts'
import { FRESH_MS, type SignedInCustomer } from './customer.ts'
import { startSession } from './sessions.ts'
import { attachOrders, type NewSession, type SignInContext } from './sign-in.ts'
import { CHALLENGE_LASTS_MS, createToken, type TokenPurpose, takeToken } from './tokens.ts'

const MAX_PASSKEYS = 20
const MAX_NAME_LENGTH = 60

type Context = SignInContext & Pick<ShopDeps, 'publicUrl'>

/** Loaded on first use, because most visitors never need it. */
const loadLibrary = () => import('@simplewebauthn/server')

const siteOf = ({ publicUrl }: Context) => {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

async function keepChallenge(
  { db, clock }: Context,
  token: string,
  purpose: TokenPurpose,
  customerId?: string,
) {
  const expiresAt = clock.now() + CHALLENGE_LASTS_MS
  await createToken(db, { token, purpose, customerId, expiresAt })
}

export interface CustomerPasskey {
  id: string
  name: string
  createdAt: number
}

export async function listPasskeys(
  { db }: Context,
  customerId: string,
): Promise<CustomerPasskey[]> {
  const rows = await db
    .selectFrom('customer_passkeys')
    .select(['id', 'name', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute()
  return rows.map(row => ({ id: row.id, name: row.name, createdAt: row.created_at }))
}

export const removePasskey = ({ db }: Context, customerId: string, id: string) =>
  db
    .deleteFrom('customer_passkeys')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()

/** Options for `navigator.credentials.create`; refused if the sign-in is too old. */
export async function optionsForNewPasskey(context: Context, customer: SignedInCustomer) {
  if (context.clock.now() - customer.signedInAt >= FRESH_MS) return refuse('sign-in-again')
  const known = await context.db
    .selectFrom('customer_passkeys')
    .select('credential_id')
    .where('customer_id', '=', customer.id)
    .execute()
  if (known.length >= MAX_PASSKEYS) return refuse('too-many-passkeys')
  const { generateRegistrationOptions } = await loadLibrary()
  const { rpID } = siteOf(context)
  const options = await generateRegistrationOptions({
    rpName: rpID,
    rpID,
    userName: customer.email,
    userDisplayName: customer.name || customer.email,
    userID: new TextEncoder().encode(customer.id),
    excludeCredentials: known.map(row => ({ id: row.credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(context, options.challenge, 'add-passkey', customer.id)
  return ok({ options })
}

export async function addPasskey(
  context: Context,
  customer: SignedInCustomer,
  { response, name }: { response: RegistrationResponseJSON; name: string },
): Promise<Result<object, 'refused'>> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const { db, clock } = context
  const { rpID, origin } = siteOf(context)
  const nowMs = clock.now()
  const verified = await verifyRegistrationResponse({
    response,
    expectedOrigin: origin,
    expectedRPID: rpID,
    expectedChallenge: async token => {
      const used = await takeToken(db, { token, purpose: 'add-passkey', nowMs })
      return used?.customer_id === customer.id
    },
  }).catch(() => undefined)
  if (!verified?.verified) return refuse('refused')
  const { credential } = verified.registrationInfo
  const added = await db
    .insertInto('customer_passkeys')
    .values({
      id: createId({ now: () => nowMs }),
      customer_id: customer.id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      name: name.trim().slice(0, MAX_NAME_LENGTH),
      created_at: nowMs,
    })
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added ? ok() : refuse('refused')
}

/** Options for `navigator.credentials.get`. They name no account, so they reveal none. */
export async function optionsForPasskey(context: Context) {
  const { generateAuthenticationOptions } = await loadLibrary()
  const { rpID } = siteOf(context)
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  await keepChallenge(context, options.challenge, 'use-passkey')
  return options
}

export async function signInByPasskey(
  context: Context,
  { response, userAgent }: { response: AuthenticationResponseJSON; userAgent: string },
): Promise<Result<Omit<NewSession, 'next'>, 'refused'>> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  const { db, clock } = context
  const { rpID, origin } = siteOf(context)
  const nowMs = clock.now()
  const passkey = await db
    .selectFrom('customer_passkeys')
    .innerJoin('customers', 'customers.id', 'customer_passkeys.customer_id')
    .selectAll('customer_passkeys')
    .select(['disabled_at', 'email'])
    .where('credential_id', '=', response.id.replaceAll('\0', ''))
    .executeTakeFirst()
  if (!passkey || passkey.disabled_at !== null) return refuse('refused')
  const verified = await verifyAuthenticationResponse({
    response,
    expectedOrigin: origin,
    expectedRPID: rpID,
    expectedChallenge: async token =>
      (await takeToken(db, { token, purpose: 'use-passkey', nowMs })) !== undefined,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: JSON.parse(passkey.transports) as AuthenticatorTransportFuture[],
    },
  }).catch(() => undefined)
  if (!verified?.verified) return refuse('refused')
  const { newCounter } = verified.authenticationInfo
  await db
    .updateTable('customer_passkeys')
    .set({ counter: newCounter })
    .where('id', '=', passkey.id)
    .execute()
  const customerId = passkey.customer_id
  await attachOrders(db, { customerId, email: passkey.email })
  return ok({ customerId, token: await startSession(db, { customerId, userAgent, nowMs }) })
}
