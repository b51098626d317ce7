import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import {
  useGetList,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
  useUnselectAll,
} from 'react-admin'
import type { CustomerGroupItem, CustomerItem } from '#shop/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { useUndoNotice } from '../../lists/use-undo-notice.tsx'

interface Membership {
  group: string | null
  ids: readonly string[]
}

const PATH = '/customers/group'

/** Puts the selected customers into a group, or into none, with undo. */
export function GroupBulk() {
  const { selectedIds = [] } = useListContext<CustomerItem>()
  const translate = useTranslate()
  const assign = useAssign()
  const unselect = useUnselectAll('customers')
  const pagination = { page: 1, perPage: 200 }
  const sort = { field: 'name', order: 'ASC' } as const
  const { data = [] } = useGetList<CustomerGroupItem>('customer-groups', { pagination, sort })
  const [anchor, setAnchor] = useState<HTMLElement>()
  const t = (key: string) => translate(`resources.customers.group.${key}`)
  const choose = async (group: string | null) => {
    setAnchor(undefined)
    if (await assign({ group, ids: selectedIds.map(String) })) unselect()
  }
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {t('button')}
      </Button>
      <Menu anchorEl={anchor ?? null} open={Boolean(anchor)} onClose={() => setAnchor(undefined)}>
        {data.map(group => (
          <MenuItem key={group.id} onClick={() => choose(group.id)}>
            {group.name}
          </MenuItem>
        ))}
        {data.length === 0 && <MenuItem disabled>{t('noGroups')}</MenuItem>}
        <MenuItem onClick={() => choose(null)}>{t('none')}</MenuItem>
      </Menu>
    </>
  )
}

/** Returns whether the change succeeded. */
function useAssign() {
  const act = useAction()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const offerUndo = useUndoNotice()

  async function undo(before: readonly Membership[]) {
    const done = await act(async () => {
      for (const body of before) await callApi('POST', PATH, { body })
    })
    refresh()
    if (done) notify('resources.customers.group.restored', { type: 'info' })
  }

  return async (body: Membership): Promise<boolean> => {
    const done = await act(() =>
      callApi<{ changed: number; before: Membership[] }>('POST', PATH, { body }),
    )
    refresh()
    if (!done) return false
    const { changed, before } = done.value
    const text = translate('resources.customers.group.changed', { smart_count: changed })
    if (changed > 0) offerUndo(text, () => undo(before))
    else notify(text, { type: 'info' })
    return true
  }
}
