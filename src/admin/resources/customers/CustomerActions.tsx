import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import MergeType from '@mui/icons-material/MergeType'
import { useState } from 'react'
import {
  Confirm,
  TopToolbar,
  useCanAccess,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { CustomerDetail } from '#shop/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { ListAction } from '../../lists/ListAction.tsx'
import { MergeDialog } from './MergeDialog.tsx'

/** Merges a customer into another one, or deletes it. */
export function CustomerActions() {
  const customer = useRecordContext<CustomerDetail>()
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const act = useAction()
  const [asked, setAsked] = useState<'merge' | 'remove'>()
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'edit' })
  if (!customer || !canAccess) return null
  const t = (key: string) => translate(`resources.customers.${key}`)
  async function remove() {
    setAsked(undefined)
    const done = await act(() => callApi('DELETE', `/customers/${customer?.id}`))
    if (!done) return
    notify(t('remove.done'), { type: 'success' })
    navigate('/customers')
  }
  return (
    <TopToolbar>
      <ListAction icon={MergeType} label={t('merge.button')} onClick={() => setAsked('merge')} />
      <ListAction
        icon={DeleteOutlined}
        label={t('remove.button')}
        onClick={() => setAsked('remove')}
      />
      {asked === 'merge' && <MergeDialog customer={customer} onClose={() => setAsked(undefined)} />}
      <Confirm
        isOpen={asked === 'remove'}
        title={t('remove.title')}
        content={t('remove.text')}
        confirm={t('remove.confirm')}
        confirmColor="warning"
        onClose={() => setAsked(undefined)}
        onConfirm={remove}
      />
    </TopToolbar>
  )
}
