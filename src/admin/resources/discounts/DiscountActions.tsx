import ContentCopy from '@mui/icons-material/ContentCopy'
import Download from '@mui/icons-material/Download'
import Link from '@mui/icons-material/Link'
import PlaylistAdd from '@mui/icons-material/PlaylistAdd'
import { useState } from 'react'
import { TopToolbar, useNotify, useRecordContext, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { Discount } from '#shop/schema'
import { ListAction } from '../../lists/ListAction.tsx'
import { GenerateCodes } from './GenerateCodes.tsx'

/** Duplicate, link, and codes in bulk. */
export function DiscountActions() {
  const discount = useRecordContext<Discount>()
  const translate = useTranslate()
  const navigate = useNavigate()
  const notify = useNotify()
  const [isGenerating, setGenerating] = useState(false)
  if (!discount) return <TopToolbar />
  const t = (key: string) => translate(`resources.discounts.${key}`)
  const link = `${location.origin}/?${new URLSearchParams({ coupon: discount.code })}`

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link)
      notify('resources.discounts.linkCopied', { type: 'success' })
    } catch {
      // Without access to the clipboard, the link is shown instead.
      notify(link, { type: 'info' })
    }
  }

  return (
    <TopToolbar>
      {discount.code && (
        <>
          <ListAction icon={Link} label={t('copyLink')} onClick={copyLink} />
          <ListAction
            icon={PlaylistAdd}
            label={t('generate.button')}
            onClick={() => setGenerating(true)}
          />
          <ListAction
            icon={Download}
            label={t('downloadCodes')}
            href={`/api/admin/discounts/${discount.id}/codes`}
          />
        </>
      )}
      <ListAction
        icon={ContentCopy}
        label={t('duplicate')}
        onClick={() =>
          navigate('/discounts/create', { state: { copyOf: { ...discount, code: '' } } })
        }
      />
      {isGenerating && <GenerateCodes discount={discount} onClose={() => setGenerating(false)} />}
    </TopToolbar>
  )
}
