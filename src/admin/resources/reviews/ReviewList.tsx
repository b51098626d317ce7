import Check from '@mui/icons-material/Check'
import PhotoOutlined from '@mui/icons-material/PhotoOutlined'
import Report from '@mui/icons-material/ReportOutlined'
import Chip from '@mui/material/Chip'
import Rating from '@mui/material/Rating'
import Typography from '@mui/material/Typography'
import {
  BulkDeleteButton,
  BulkUpdateButton,
  DataTable,
  FunctionField,
  SelectInput,
  useListContext,
  useTranslate,
} from 'react-admin'
import { REVIEW_STATUSES, type ReviewItem, STARS } from '#shop/schema'
import { DateCell } from '../../lists/dates.tsx'
import { ExportButton } from '../../lists/ExportButton.tsx'
import { ImportLink } from '../../lists/ImportLink.tsx'
import { StaffList } from '../../lists/StaffList.tsx'

const COLORS = { pending: 'primary', published: 'default', spam: 'error' } as const

/** Pending reviews first, then newest. */
export default function ReviewList() {
  const translate = useTranslate()
  const t = (key: string, values = {}) => translate(`resources.reviews.${key}`, values)
  return (
    <StaffList
      sort={{ field: 'status', order: 'ASC' }}
      filters={[
        <SelectInput
          key="status"
          source="status"
          alwaysOn
          choices={[...REVIEW_STATUSES, 'trash'].map(id => ({
            id,
            name: `resources.reviews.status.${id}`,
          }))}
        />,
        <SelectInput
          key="rating"
          source="rating"
          choices={STARS.map(id => ({ id, name: t('stars', { smart_count: id }) }))}
          translateChoice={false}
        />,
      ]}
      actions={
        <>
          <ImportLink />
          <ExportButton label="resources.reviews.export" />
        </>
      }
      bulkActionButtons={<BulkActions />}
    >
      <DataTable.Col<ReviewItem> source="rating">
        <FunctionField<ReviewItem>
          render={({ rating }) => (
            <Rating
              value={rating}
              readOnly
              size="small"
              getLabelText={value => t('stars', { smart_count: value })}
            />
          )}
        />
      </DataTable.Col>
      <DataTable.Col<ReviewItem>
        source="review"
        disableSort
        cellSx={() => ({ inlineSize: '100%', maxInlineSize: 0 })}
      >
        <FunctionField<ReviewItem>
          render={({ name, email, title, body, status, photos }) => (
            <>
              <Typography
                variant="body2"
                noWrap
                sx={{ fontWeight: status === 'pending' ? 600 : 400 }}
              >
                {[name || t('anonymous'), email].filter(Boolean).join(' · ')}
                {photos.length > 0 && (
                  <PhotoOutlined
                    fontSize="inherit"
                    titleAccess={t('photo.count', { smart_count: photos.length })}
                    sx={{ marginInlineStart: 1, verticalAlign: 'text-bottom' }}
                  />
                )}
              </Typography>
              <Typography variant="body2" color="textSecondary" noWrap dir="auto">
                {[title, body].filter(Boolean).join(' – ')}
              </Typography>
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col<ReviewItem> source="product" disableSort>
        <FunctionField<ReviewItem> render={({ product }) => product.name} />
      </DataTable.Col>
      <DataTable.Col<ReviewItem> source="status">
        <FunctionField<ReviewItem>
          render={({ status, deletedAt, isVerified }) => (
            <>
              <Chip
                size="small"
                variant="outlined"
                color={deletedAt === null ? COLORS[status] : 'default'}
                label={t(`status.${deletedAt === null ? status : 'trash'}`)}
              />{' '}
              {isVerified && <Chip size="small" variant="outlined" label={t('verified')} />}
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col<ReviewItem> source="createdAt">
        <DateCell source="createdAt" showTime />
      </DataTable.Col>
    </StaffList>
  )
}

/** Bulk actions with undo. Reviews in the trash are restored individually. */
function BulkActions() {
  const { filterValues } = useListContext()
  if (filterValues.status === 'trash') return null
  return (
    <>
      <BulkUpdateButton
        label="resources.reviews.act.publish"
        icon={<Check />}
        data={{ status: 'published' }}
        mutationMode="undoable"
      />
      <BulkUpdateButton
        label="resources.reviews.act.spam"
        icon={<Report />}
        data={{ status: 'spam' }}
        mutationMode="undoable"
      />
      <BulkDeleteButton label="resources.reviews.act.trash" mutationMode="undoable" />
    </>
  )
}
