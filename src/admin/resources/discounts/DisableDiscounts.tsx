import Button from '@mui/material/Button'
import {
  useListContext,
  useRefresh,
  useResourceContext,
  useTranslate,
  useUnselectAll,
} from 'react-admin'
import type { DiscountItem } from '#shop/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'

/** Disables selected discounts, or enables them if all are disabled. */
export function DisableDiscounts() {
  const resource = useResourceContext() ?? ''
  const { selectedIds = [], data = [] } = useListContext<DiscountItem>()
  const translate = useTranslate()
  const act = useAction()
  const refresh = useRefresh()
  const unselect = useUnselectAll(resource)
  const selected = data.filter(item => selectedIds.includes(item.id))
  const enables = selected.length > 0 && selected.every(item => !item.enabled)

  async function change() {
    await act(async () => {
      for (const { id } of selected) {
        await callApi('PATCH', `/${resource}/${id}`, { body: { enabled: enables } })
      }
    })
    unselect()
    refresh()
  }

  return (
    <Button onClick={change}>
      {translate(`resources.discounts.${enables ? 'enable' : 'disable'}`)}
    </Button>
  )
}
