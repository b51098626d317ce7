import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { maxLength, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { REVIEW_LENGTHS, type ReviewItem, STARS } from '#shop/schema'
import { Section } from '../../forms/Section.tsx'
import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { When } from '../../lists/dates.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import { ReviewPhotos } from './ReviewPhotos.tsx'

const toText = (text: string | null) => text ?? ''

/** The API takes only what staff can change. */
const toSent = ({ rating, title, body, name, reply }: ReviewItem) => ({
  ...{ rating, title, body, name, reply },
})

/** A review with its product, order and photos; can be published, edited and answered. */
export default function ReviewEdit() {
  const translate = useTranslate()
  return (
    <StaffEdit redirect={false} transform={toSent}>
      <Facts />
      <StaffForm>
        <Section title="answer">
          <TextInput
            source="reply"
            parse={toText}
            multiline
            minRows={3}
            className="whole"
            validate={maxLength(REVIEW_LENGTHS.body)}
            helperText="resources.reviews.replyHelp"
          />
        </Section>
        <Section title="review">
          <SelectInput
            source="rating"
            choices={STARS.map(id => ({
              id,
              name: translate('resources.reviews.stars', { smart_count: id }),
            }))}
            translateChoice={false}
            helperText={false}
          />
          <TextInput
            source="name"
            parse={toText}
            validate={maxLength(REVIEW_LENGTHS.name)}
            helperText={false}
          />
          <TextInput
            source="title"
            parse={toText}
            validate={maxLength(REVIEW_LENGTHS.title)}
            className="whole"
            helperText={false}
          />
          <TextInput
            source="body"
            parse={toText}
            multiline
            minRows={4}
            className="whole"
            validate={maxLength(REVIEW_LENGTHS.body)}
            helperText={false}
          />
        </Section>
      </StaffForm>
    </StaffEdit>
  )
}

function Facts() {
  const review = useRecordContext<ReviewItem>()
  const translate = useTranslate()
  const t = (key: string, values = {}) => translate(`resources.reviews.${key}`, values)
  if (!review) return null
  const { status, deletedAt, product, order, email, createdAt } = review
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, padding: 2, flexWrap: 'wrap' }}>
        <Typography color="textSecondary" component="div">
          <Chip
            size="small"
            variant="outlined"
            label={t(`status.${deletedAt === null ? status : 'trash'}`)}
          />{' '}
          <When at={createdAt} /> · <Link href={product.path}>{product.name}</Link>
          {order && (
            <>
              {' · '}
              <Link component={RouterLink} to={`/orders/${order.id}`}>
                {t('order', { number: String(order.number) })}
              </Link>
            </>
          )}
          {email && ` · ${email}`}
        </Typography>
        <ReviewActions review={review} />
      </Stack>
      <ReviewPhotos review={review} />
    </>
  )
}
