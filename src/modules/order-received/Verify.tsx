import { ActionField } from '#module-kit'

/** Asks a guest who comes back later for the address the order was placed with. */
export function Verify({
  id,
  number,
  orderKey,
  failed,
}: {
  id: string
  number: number
  orderKey: string
  failed: boolean
}) {
  return (
    <form className="order-verify" method="post">
      <ActionField node={id} name="verify" />
      <p>To see order {number}, please enter the email address that it was placed with.</p>
      <input type="hidden" name="order" value={number} />
      <input type="hidden" name="key" value={orderKey} />
      <div className="field">
        <label htmlFor="order-verify-email">Email</label>
        <input
          id="order-verify-email"
          className="input"
          type="email"
          name="email"
          autoComplete="email"
          required
          aria-invalid={failed || undefined}
          aria-describedby={failed ? 'order-verify-error' : undefined}
        />
        {failed && (
          <p className="field-error" id="order-verify-error" role="alert">
            This is not the address of that order. Please try another.
          </p>
        )}
      </div>
      <button className="button" type="submit">
        Show the order
      </button>
    </form>
  )
}
