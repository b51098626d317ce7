import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { Title, usePermissions, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { findContentType, kindOfType, PAGE_KINDS, PAGE_STATUSES } from '#pages/schema'
import { LoadingRows, NotLoaded } from '../../lists/ListStates.tsx'
import { stackedNarrow } from '../../lists/table-frame.ts'
import { useListKeys } from '../../lists/use-list-keys.ts'
import { useContentTypes, useKindName } from '../content-types/use-content-types.ts'
import { mayChange } from './may-change.ts'
import { PageTree } from './PageTree.tsx'
import { TrashTable } from './TrashTable.tsx'
import { NO_FILTER, usePageFilter } from './use-page-filter.ts'
import { type PageFilter, usePages } from './use-pages.ts'

export default function PageList() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const [filter, setFilter] = usePageFilter()
  const { data, isPending, error, refetch } = usePages(useDeferredValue(filter))
  const keys = useListKeys()
  const isFiltered = filter.q !== '' || filter.kind !== '' || filter.status !== ''
  const isTrash = filter.status === 'trash'
  const t = (key: string, options?: object) => translate(`resources.pages.${key}`, options)
  const change = (changes: Partial<PageFilter>) => setFilter({ ...filter, ...changes })
  const types = useContentTypes()
  const kindName = useKindName()
  const type = findContentType(types, filter.kind)
  const isWholeType = type && filter.q === '' && filter.status === ''
  const mayCreate = PAGE_KINDS.some(kind => mayChange(permissions, kind, 'pages.write'))

  return (
    <div ref={keys}>
      <Title title={type?.name ?? t('name', { smart_count: 2 })} />
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1.5, paddingBlock: 2, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField
          name="q"
          type="search"
          value={filter.q}
          onChange={event => change({ q: event.target.value })}
          label={translate('ra.action.search')}
          sx={{ flex: { xs: '1 1 100%', sm: '1 1 9rem' }, maxInlineSize: { sm: '18rem' } }}
        />
        <TextField
          select
          value={filter.kind}
          onChange={event => change({ kind: event.target.value })}
          label={t('fields.kind')}
          sx={{ inlineSize: '9.5rem' }}
        >
          <MenuItem value="">{t('all')}</MenuItem>
          {[...PAGE_KINDS, ...types.map(kindOfType)].map(kind => (
            <MenuItem key={kind} value={kind}>
              {kindName(kind)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          value={filter.status}
          onChange={event => change({ status: event.target.value })}
          label={t('fields.status')}
          sx={{ inlineSize: '9.5rem' }}
        >
          <MenuItem value="">{t('all')}</MenuItem>
          {[...PAGE_STATUSES, 'trash'].map(status => (
            <MenuItem key={status} value={status}>
              {t(`status.${status}`)}
            </MenuItem>
          ))}
        </TextField>
        {isFiltered && <Button onClick={() => setFilter(NO_FILTER)}>{t('showAll')}</Button>}
        {mayCreate && (
          <Button
            component={Link}
            to={type ? `/pages/create?kind=${filter.kind}` : '/pages/create'}
            variant="contained"
            startIcon={<Add />}
            sx={{ marginInlineStart: 'auto', minBlockSize: 38 }}
          >
            {type ? t('newOf', { name: type.singular }) : t('new')}
          </Button>
        )}
      </Stack>
      {error && (
        <Card>
          <NotLoaded error={error} onRetry={refetch} />
        </Card>
      )}
      {isPending && (
        <Card>
          <LoadingRows />
        </Card>
      )}
      {data && data.pages.length === 0 && (
        <Typography color="textSecondary" sx={{ paddingBlock: 8, textAlign: 'center' }}>
          {t(isTrash ? 'emptyTrash' : isFiltered && !isWholeType ? 'nothing' : 'empty')}
        </Typography>
      )}
      {data && data.pages.length > 0 && (
        <Card sx={{ overflowX: 'auto', ...stackedNarrow }}>
          {isTrash ? (
            <TrashTable pages={data.pages} />
          ) : (
            <PageTree pages={data.pages} isFlat={isFiltered} type={type} />
          )}
        </Card>
      )}
      {data && data.total > data.pages.length && (
        <Typography color="textSecondary" sx={{ paddingBlock: 1 }}>
          {t('more', { shown: data.pages.length, total: data.total })}
        </Typography>
      )}
    </div>
  )
}
