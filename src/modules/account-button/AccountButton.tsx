import { type ModuleProps, useTexts } from '#module-contract'
import { Icon } from '#ui'
import type { AccountButtonData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/**
 * Link to the account of the customer. It is the same for everybody, so pages stay in the shared cache;
 * the account page shows whether somebody is signed in.
 */
export function AccountButton(props: ModuleProps<typeof Props, AccountButtonData>) {
  const { root, data, show, label, style } = props
  const t = useTexts<typeof texts>()
  if (!data.href) return <div {...root} hidden />
  return (
    <a
      {...root}
      href={data.href}
      aria-current={data.isHere ? 'page' : undefined}
      data-show={show}
      data-style={style}
    >
      {show !== 'name' && <Icon name="user" />}
      <span className={show === 'icon' ? 'visually-hidden' : 'account-button-name'}>
        {label || t('account')}
      </span>
    </a>
  )
}
