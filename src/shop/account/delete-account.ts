import { inTransaction } from '#db'
import { confirmIdentity } from '../customers/change-account.ts'
import type { SignedInCustomer } from '../customers/customer.ts'
import { deleteCustomer } from '../customers/delete-customer.ts'
import type { ShopDeps } from '../deps.ts'
import { releaseReviews } from '../reviews/own-reviews.ts'
import { dropPhotos } from '../reviews/review-photos.ts'

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'reviewPhotos'>

/** Deletes the account of a customer after a check of the person; see `confirmIdentity`. */
export async function deleteAccount(
  context: Context,
  customer: SignedInCustomer,
  request: { password: string; deletesReviews: boolean },
) {
  const confirmed = await confirmIdentity(context, customer, request.password)
  return confirmed.ok ? endAccount(context, customer, request) : confirmed
}

/** Deletes an account. Its reviews stay without name and photos, or are deleted too. */
export async function endAccount(
  context: Context,
  { id, email }: { id: string; email: string },
  { deletesReviews }: { deletesReviews: boolean },
) {
  let photos: { id: string }[] = []
  const deleted = await inTransaction(context, async tx => {
    photos = await releaseReviews({ tx, kind: context.kind }, { email, isDeleted: deletesReviews })
    return deleteCustomer({ db: tx }, { id, email })
  })
  if (deleted.ok) await dropPhotos(context, photos)
  return deleted
}
