import { type ModuleProps, ServerHtml, useTexts } from '#module-contract'
import { ButtonLink, CompareTable, Picture } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Compares several items; row and column names stay visible. */
export function ComparisonTable(props: ModuleProps<typeof Props>) {
  const { root, title, columns, rows, note, level: Level, layout, align } = props
  const t = useTexts<typeof texts>()
  return (
    <div {...root} data-layout={layout} data-align={align}>
      {title && (
        <Level className="comparison-table-title" id={`${root.id}-title`}>
          {title}
        </Level>
      )}
      {columns.length > 0 && (
        <CompareTable
          label={t('comparison')}
          labelledBy={title ? `${root.id}-title` : undefined}
          columns={columns.map(column => ({
            isFeatured: column.featured,
            head: <ColumnHead {...column} />,
          }))}
          rows={rows.map(({ label, help, cells, isGroup }) => ({
            isGroup,
            cells,
            label: (
              <>
                {label}
                {help && <span className="comparison-table-help">{help}</span>}
              </>
            ),
          }))}
        />
      )}
      {note && <ServerHtml as="div" className="comparison-table-note" html={note} />}
    </div>
  )
}

type Column = ModuleProps<typeof Props>['columns'][number]

function ColumnHead({ name, description, image, ...column }: Column) {
  const t = useTexts<typeof texts>()
  const { label, link, style, icon, iconSide } = column
  return (
    <div className="comparison-table-column">
      {image && <Picture image={image} sizes="160px" className="comparison-table-picture" />}
      <span className="comparison-table-name">{name}</span>
      {description && <span className="comparison-table-description">{description}</span>}
      {(label || link) && (
        <ButtonLink
          label={label || t('readMore')}
          link={link}
          style={style}
          icon={icon}
          iconSide={iconSide}
        />
      )}
    </div>
  )
}
