import Card from '@mui/material/Card'
import { EditBase, TabbedForm, Title, useTranslate } from 'react-admin'
import { FormToolbar } from '../../forms/FormToolbar.tsx'
import { formFrame } from '../../forms/form-frame.ts'
import { LazyTab } from '../../forms/LazyTab.tsx'
import { ArchivesTab } from './ArchivesTab.tsx'
import { DiscussionTab } from './DiscussionTab.tsx'
import { FormsTab } from './FormsTab.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import { MailTab } from './MailTab.tsx'
import { PrivacyTab } from './PrivacyTab.tsx'
import { SearchEnginesTab } from './SearchEnginesTab.tsx'
import { ShippingTab } from './ShippingTab.tsx'
import { ShopTab } from './ShopTab.tsx'
import { ThemeEditor } from './ThemeEditor.tsx'

/** Everything that the owner decides for the whole site, in one form that is saved at once. */
export default function SettingsPage() {
  const translate = useTranslate()
  const tab = (name: string) => ({ label: `resources.settings.tabs.${name}`, path: name })
  return (
    <EditBase
      resource="settings"
      id="site"
      mutationMode="pessimistic"
      redirect={false}
      transform={toChanges}
    >
      <Title title={translate('resources.settings.name', { smart_count: 2 })} />
      <Card sx={{ ...formFrame, maxInlineSize: 840, marginBlock: 2, overflow: 'visible' }}>
        <TabbedForm syncWithLocation={false} warnWhenUnsavedChanges toolbar={<FormToolbar />}>
          <LazyTab {...tab('general')}>
            <GeneralTab />
          </LazyTab>
          <LazyTab {...tab('look')}>
            <ThemeEditor />
          </LazyTab>
          <LazyTab {...tab('search-engines')}>
            <SearchEnginesTab />
          </LazyTab>
          <LazyTab {...tab('shop')}>
            <ShopTab />
          </LazyTab>
          <LazyTab {...tab('shipping')}>
            <ShippingTab />
          </LazyTab>
          <LazyTab {...tab('mail')}>
            <MailTab />
          </LazyTab>
          <LazyTab {...tab('messages')}>
            <FormsTab />
          </LazyTab>
          <LazyTab {...tab('archives')}>
            <ArchivesTab />
          </LazyTab>
          <LazyTab {...tab('discussion')}>
            <DiscussionTab />
          </LazyTab>
          <LazyTab {...tab('privacy')}>
            <PrivacyTab />
          </LazyTab>
        </TabbedForm>
      </Card>
    </EditBase>
  )
}

/** Of the shop only what was changed: the rest goes on following the site's name, address and language. */
function toChanges(
  { id: _, homePages: __, hasGooglePlacesKey: ___, shop, ...settings }: Record<string, unknown>,
  options?: { previousData?: { shop?: Record<string, unknown> } },
) {
  const before = options?.previousData?.shop ?? {}
  const changed = Object.entries(shop as object).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  return changed.length > 0 ? { ...settings, shop: Object.fromEntries(changed) } : settings
}
