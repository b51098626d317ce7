import Stripe from 'stripe'
import { ok, refuse } from '#base'
import type { ProviderResult } from '../provider.ts'

/** Runs a request and turns Stripe's errors into refusals. */
export async function attempt<Value extends object>(
  run: () => Promise<Value>,
): Promise<ProviderResult<Value>> {
  try {
    return ok(await run())
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    return refuse(reasonOf(error), { message: error.message })
  }
}

function reasonOf(error: InstanceType<typeof Stripe.errors.StripeError>) {
  const { StripeAuthenticationError, StripePermissionError, StripeRateLimitError } = Stripe.errors
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError) {
    return 'provider-keys'
  }
  const { statusCode = 0 } = error
  const isUnknown =
    statusCode === 0 ||
    statusCode === 409 ||
    statusCode >= 500 ||
    error instanceof StripeRateLimitError
  return isUnknown ? 'provider-unreachable' : 'provider-refused'
}

/** Whether Stripe refused a request because it does not know an object. */
export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

export const isUnknownCustomer = (error: unknown) =>
  isMissing(error) && (error as { param?: string }).param === 'customer'
