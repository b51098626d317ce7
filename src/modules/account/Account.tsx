import { type ModuleProps, ServerHtml, useTexts } from '#module-contract'
import { AccountNav } from './AccountNav.tsx'
import { Addresses } from './Addresses.tsx'
import { AddressForm } from './AddressForm.tsx'
import type { AccountData } from './account-data.ts'
import { Details } from './Details.tsx'
import { Downloads } from './Downloads.tsx'
import { ConfirmEmail, OpenLink } from './OpenLink.tsx'
import { Orders } from './Orders.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import type { Props } from './props.ts'
import { Reviews } from './Reviews.tsx'
import { Register, SignIn } from './SignIn.tsx'
import type { texts } from './texts.ts'

/** The account of a customer, or the forms that sign in. Everything is a plain form. */
export function Account({ root, intro, welcome, data }: ModuleProps<typeof Props, AccountData>) {
  const { view, customer } = data
  const isInside = customer !== undefined && view !== 'link'
  return (
    <div {...root} data-state={isInside ? 'in' : 'out'}>
      <Notice data={data} />
      {isInside ? (
        <div className="account-columns">
          <AccountNav id={root.id} data={data} />
          <div className="account-main">
            {view === 'overview' && <Overview id={root.id} data={data} welcome={welcome} />}
            {view === 'orders' && <Orders id={root.id} data={data} />}
            {view === 'downloads' && <Downloads data={data} />}
            {view === 'addresses' && <Addresses id={root.id} data={data} />}
            {view === 'address' && <AddressForm id={root.id} data={data} />}
            {view === 'reviews' && <Reviews id={root.id} data={data} />}
            {view === 'payment-methods' && <PaymentMethods id={root.id} data={data} />}
            {view === 'details' && <Details id={root.id} data={data} />}
            {view === 'email' && <ConfirmEmail id={root.id} data={data} />}
          </div>
        </div>
      ) : (
        <>
          {intro && view !== 'link' && <ServerHtml as="div" html={intro} />}
          {view === 'link' && <OpenLink id={root.id} data={data} />}
          {view === 'register' && <Register id={root.id} data={data} />}
          {view === 'sign-in' && <SignIn id={root.id} data={data} />}
        </>
      )}
    </div>
  )
}

/** Result of the last action: a confirmation, or the reason for a refusal. */
function Notice({ data: { done, refused, sentTo, problems } }: { data: AccountData }) {
  const t = useTexts<typeof texts>()
  const error = refused
    ? t(`refused.${refused.reason}`)
    : problems.length > 0 && t('refused.address')
  if (error) {
    return (
      <p className="notice" data-kind="error" role="alert">
        {error}
      </p>
    )
  }
  if (sentTo === undefined && !done) return null
  return (
    <p className="notice" data-kind="success" role="status">
      {sentTo === undefined ? done && t(`done.${done}`) : t('linkSent', { email: sentTo })}
    </p>
  )
}

function Overview({ id, data, welcome }: { id: string; data: AccountData; welcome: string }) {
  const t = useTexts<typeof texts>()
  const { customer } = data
  return (
    <>
      <h2>{customer?.name ? t('hello', { name: customer.name }) : t('helloNobody')}</h2>
      {welcome && <ServerHtml as="div" html={welcome} />}
      <Orders id={id} data={data} />
    </>
  )
}
