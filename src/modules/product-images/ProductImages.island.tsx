import type { ModuleProps } from '#module-contract/client'
import { ProductGallery, type ShownProductData } from '#shop-ui/client'
import type { Props } from './props.ts'

/** Images and videos of the product. The script marks the visible thumbnail, and zooms. */
export function ProductImages(props: ModuleProps<typeof Props, ShownProductData>) {
  const { root, data, ratio, gallery, zoom } = props
  return (
    <div {...root}>
      <ProductGallery id={root.id} data={data} ratio={ratio} layout={gallery} zoom={zoom} />
    </div>
  )
}
