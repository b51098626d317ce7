import Delete from '@mui/icons-material/DeleteOutlined'
import Replay from '@mui/icons-material/Replay'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useDelete, useNotify, usePermissions, useRefresh, useTranslate } from 'react-admin'
import type { OutboxItem } from '#db/schema'
import { ApiError, callApi } from '#staff/client'
import { ListAction } from '../../lists/ListAction.tsx'

function useCall() {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (path: string, done: string) => {
    try {
      const answer = await callApi<{ retried?: number }>('POST', path)
      notify(done, { messageArgs: { smart_count: answer?.retried ?? 1 } })
    } catch (error) {
      notify(`errors.${error instanceof ApiError ? error.reason : 'broken'}`, { type: 'error' })
    }
    refresh()
  }
}

/** Retry and delete. */
export function OutboxActions({ item }: { item: OutboxItem }) {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const call = useCall()
  const [remove] = useDelete<OutboxItem>()
  if (!permissions?.includes('jobs.write')) return null
  const name = item.subject ?? item.template
  const options = { mutationMode: 'undoable' } as const
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {item.state !== 'done' && (
        <IconButton
          size="small"
          aria-label={translate('resources.outbox.retryOne', { name })}
          onClick={() => call(`/outbox/${item.id}/retry`, 'resources.outbox.retried')}
        >
          <Replay fontSize="small" />
        </IconButton>
      )}
      <IconButton
        size="small"
        aria-label={translate('resources.outbox.deleteOne', { name })}
        onClick={() => remove('outbox', { id: item.id, previousData: item }, options)}
      >
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  )
}

export function RetryAll() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const call = useCall()
  if (!permissions?.includes('jobs.write')) return null
  return (
    <ListAction
      icon={Replay}
      label={translate('resources.outbox.retryAll')}
      onClick={() => call('/outbox/retry', 'resources.outbox.retried')}
    />
  )
}
