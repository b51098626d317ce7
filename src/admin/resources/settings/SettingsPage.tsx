import Card from '@mui/material/Card'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { KeyboardEvent } from 'react'
import { EditBase, TabbedForm, TabbedFormTabs, Title, useTranslate } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import { FormToolbar } from '../../forms/FormToolbar.tsx'
import { formFrame } from '../../forms/form-frame.ts'
import { LazyTab } from '../../forms/LazyTab.tsx'
import { WarnOfUnsaved } from '../../forms/WarnOfUnsaved.tsx'
import { LoadingRows } from '../../lists/ListStates.tsx'
import { ArchivesTab } from './ArchivesTab.tsx'
import { CheckoutTab } from './CheckoutTab.tsx'
import { DiscussionTab } from './DiscussionTab.tsx'
import { FormsTab } from './FormsTab.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import { InvoicesTab } from './InvoicesTab.tsx'
import { MailTab } from './MailTab.tsx'
import { PaymentsTab } from './PaymentsTab.tsx'
import { PrivacyTab } from './PrivacyTab.tsx'
import { SearchEnginesTab } from './SearchEnginesTab.tsx'
import { ShippingTab } from './ShippingTab.tsx'
import { ShopTab } from './ShopTab.tsx'
import { sentCheckout } from './sent-checkout.ts'
import { sentZones } from './sent-zones.ts'
import { TaxTab } from './TaxTab.tsx'
import { ThemeEditor } from './ThemeEditor.tsx'

const ADDRESS = '/settings'

const TABS = [
  { name: 'general', path: '', Fields: GeneralTab },
  { name: 'theme', path: 'theme', Fields: ThemeEditor },
  { name: 'search-engines', path: 'search-engines', Fields: SearchEnginesTab },
  { name: 'shop', path: 'shop', Fields: ShopTab },
  { name: 'checkout', path: 'checkout', Fields: CheckoutTab },
  { name: 'payments', path: 'payments', Fields: PaymentsTab },
  { name: 'shipping', path: 'shipping', Fields: ShippingTab },
  { name: 'tax', path: 'tax', Fields: TaxTab },
  { name: 'invoices', path: 'invoices', Fields: InvoicesTab },
  { name: 'email', path: 'email', Fields: MailTab },
  { name: 'forms', path: 'forms', Fields: FormsTab },
  { name: 'archives', path: 'archives', Fields: ArchivesTab },
  { name: 'comments', path: 'comments', Fields: DiscussionTab },
  { name: 'privacy', path: 'privacy', Fields: PrivacyTab },
]

const stacked = { ...formFrame, marginBlock: 2, overflow: 'visible' } as const

/** Vertical tabs, because so many names do not fit horizontally. */
const sideBySide = {
  ...stacked,
  maxInlineSize: 1080,
  '& .tabbed-form': {
    display: 'grid',
    gridTemplateColumns: '216px minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
  },
  '& .tabbed-form > .MuiDivider-root': { display: 'none' },
  '& .tabbed-form > .MuiTabs-root': {
    gridRow: '1 / -1',
    paddingBlock: 2,
    borderInlineEnd: '1px solid',
    borderColor: 'divider',
  },
  '& .tabbed-form > :not(.MuiTabs-root)': { gridColumn: 2, minInlineSize: 0 },
  '& .MuiTab-root': {
    maxInlineSize: 'none',
    minBlockSize: 40,
    alignItems: 'start',
    textAlign: 'start',
  },
} as const

/** All site settings in one form; every tab has a URL. */
export default function SettingsPage() {
  const translate = useTranslate()
  const isWide = useMediaQuery<Theme>(theme => theme.breakpoints.up('lg'), { noSsr: true })
  const { '*': shown } = useParams()
  if (!TABS.some(({ path }) => path === shown)) return <Navigate to={ADDRESS} replace />
  return (
    <EditBase
      resource="settings"
      id="site"
      mutationMode="pessimistic"
      redirect={false}
      transform={toChanges}
      // Wait for the data, so that the first tab has values.
      loading={<LoadingRows />}
    >
      <Title title={translate('resources.settings.name', { smart_count: 2 })} />
      <Card sx={isWide ? sideBySide : stacked}>
        <TabbedForm
          formRootPathname={ADDRESS}
          tabs={
            <TabbedFormTabs
              onKeyDown={pressBySpace}
              aria-label={translate('resources.settings.name', { smart_count: 2 })}
              {...(isWide ? { orientation: 'vertical' } : { variant: 'scrollable' })}
              scrollButtons
              allowScrollButtonsMobile
            />
          }
          warnWhenUnsavedChanges
          disableInvalidFormNotification
          WarnWhenUnsavedChangesComponent={WarnOfUnsaved}
          toolbar={<FormToolbar />}
        >
          {TABS.map(({ name, path, Fields }) => (
            <LazyTab key={name} path={path} label={`resources.settings.tabs.${name}`}>
              <Fields />
            </LazyTab>
          ))}
        </TabbedForm>
      </Card>
    </EditBase>
  )
}

/** Tabs are links, which do not react to Space. */
function pressBySpace(event: KeyboardEvent) {
  if (event.key !== ' ') return
  event.preventDefault()
  ;(event.target as HTMLElement).click()
}

/** Sends changed shop settings only; others keep following the site's name, address and language. */
function toChanges(
  {
    id: _,
    homePages: __,
    hasGooglePlacesKey: ___,
    hasBotProviderSecret: ____,
    shop,
    ...settings
  }: Record<string, unknown>,
  options?: { previousData?: { shop?: Record<string, unknown> } },
) {
  const before = options?.previousData?.shop ?? {}
  const sent = {
    ...(shop as {
      zones?: Parameters<typeof sentZones>[0]
      checkout?: Parameters<typeof sentCheckout>[0]
      deliveryDates?: Record<string, unknown> & { daysOff: string[] }
    }),
  }
  if (sent.zones) sent.zones = sentZones(sent.zones)
  if (sent.checkout) sent.checkout = sentCheckout(sent.checkout)
  if (sent.deliveryDates) {
    const daysOff = sent.deliveryDates.daysOff.filter(day => day !== '')
    sent.deliveryDates = { ...sent.deliveryDates, daysOff }
  }
  const changed = Object.entries(sent).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  return changed.length > 0 ? { ...settings, shop: Object.fromEntries(changed) } : settings
}
