import { Fragment } from 'react'
import { type ModuleProps, ServerHtml, useTexts } from '#module-contract'
import { partKey } from '#ui'
import { AccountNav } from './AccountNav.tsx'
import { Addresses } from './Addresses.tsx'
import { AddressForm } from './AddressForm.tsx'
import type { AccountData } from './account-data.ts'
import { type Part, partOf, shownParts } from './account-parts.ts'
import { Details } from './Details.tsx'
import { Downloads } from './Downloads.tsx'
import { ConfirmEmail, OpenLink } from './OpenLink.tsx'
import { Orders } from './Orders.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import type { Props } from './props.ts'
import { Reviews } from './Reviews.tsx'
import { Register, SignIn } from './SignIn.tsx'
import type { texts } from './texts.ts'

/**
 * The account of a customer in parts that owners arrange, or the forms that sign in. Everything is a
 * plain form.
 */
export function Account(props: ModuleProps<typeof Props, AccountData>) {
  const { root, intro, welcome, data } = props
  const { view, customer } = data
  const parts = shownParts(props.parts)
  const title = parts.find(({ kind }) => kind === partOf(view))?.title
  const isInside = customer !== undefined && view !== 'link'
  return (
    <div {...root} data-state={isInside ? 'in' : 'out'}>
      <Notice data={data} />
      {isInside ? (
        <div className="account-columns">
          <AccountNav id={root.id} data={data} parts={parts} />
          <div className="account-main">
            {view === 'overview' && (
              <Overview id={root.id} data={data} welcome={welcome} parts={parts} />
            )}
            {view === 'orders' && <Orders id={root.id} data={data} title={title} />}
            {view === 'downloads' && <Downloads data={data} title={title} />}
            {view === 'addresses' && <Addresses id={root.id} data={data} title={title} />}
            {view === 'address' && <AddressForm id={root.id} data={data} />}
            {view === 'reviews' && <Reviews id={root.id} data={data} title={title} />}
            {view === 'payment-methods' && (
              <PaymentMethods id={root.id} data={data} title={title} />
            )}
            {view === 'details' && <Details id={root.id} data={data} title={title} />}
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

interface OverviewProps {
  id: string
  data: AccountData
  welcome: string
  parts: readonly Part[]
}

/** The greeting with recent orders, and other modules of the owner above or below. */
function Overview({ id, data, welcome, parts }: OverviewProps) {
  const t = useTexts<typeof texts>()
  const { customer } = data
  return (
    <>
      {parts.map((part, index) => {
        const { content: Content } = part
        const key = partKey(part, index)
        if (Content && part.kind === 'modules') {
          return <Content key={key} className="account-modules" />
        }
        return part.kind === 'overview' ? (
          <Fragment key={key}>
            <h2>{customer?.name ? t('hello', { name: customer.name }) : t('helloNobody')}</h2>
            {welcome && <ServerHtml as="div" html={welcome} />}
            <Orders id={id} data={data} />
          </Fragment>
        ) : null
      })}
    </>
  )
}
